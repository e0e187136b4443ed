import { type DeskClient, signIn } from '../support/desk/desk-client.ts';
import { openEvents } from '../support/desk/open-events.ts';
import { invite } from '../support/desk/staff-command.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(120_000);

let server: TestServer;
let agent: DeskClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' });
  agent = await signIn(server.url, invite(server.settings, 'ana@agency.example', 'agent'));
});
afterAll(() => server.stop());

test('a stream that opens again sends what arrived since the page was rendered, or since the last event', async () => {
  const earlier = await postHomeLead(server.url);
  const since = /data-since="(\d+)"/.exec((await agent.get('/desk')).text)?.[1] ?? '';
  const missed = await postHomeLead(server.url);
  const first = await openEvents(server.url, agent, `/desk/events?since=${since}`);
  const sent = () => first.texts.join('');
  await until('the missed lead', () => sent().includes(missed));
  expect(sent()).not.toContain(earlier);
  first.stop();
  const lastId = Array.from(sent().matchAll(/^id: (\d{13})$/gm), ([, id = '']) => id).at(-1) ?? '';
  const later = await postHomeLead(server.url);
  const second = await openEvents(server.url, agent, `/desk/events?since=${since}`, { 'last-event-id': lastId });
  await until('the later lead', () => second.texts.join('').includes(later));
  expect(second.texts.join('')).not.toContain(missed);
  second.stop();
});
