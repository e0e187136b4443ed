import { signIn } from '../support/desk/desk-client.ts';
import { invite } from '../support/desk/staff-command.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';

jest.setTimeout(120_000);

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' });
});
afterAll(() => server.stop());

test('a refused change keeps the chosen reason of a lost lead', async () => {
  const path = `/desk/leads/${await postHomeLead(server.url)}`;
  const agent = await signIn(server.url, invite(server.settings, 'ana@agency.example', 'agent'));
  await agent.post(path, { action: 'change', version: '0', status: 'quoted', assignee: 'nobody' });
  const refused = await agent.post(path, { action: 'change', version: '0', status: 'lost', reason: 'price', assignee: 'nobody', note: 'Too dear' });
  expect(refused.status).toBe(409);
  for (const chosen of ['lost', 'price']) expect(refused.text).toMatch(new RegExp(`<option value="${chosen}" selected=""`));
  expect(refused.text).toContain('Too dear');
});

test('a bulk change without a ticked lead or without a choice says that nothing changed', async () => {
  const lead = await postHomeLead(server.url);
  const agent = await signIn(server.url, invite(server.settings, 'ben@agency.example', 'agent'));
  const tries: Record<string, string>[] = [{ status: 'lost' }, { lead: `${lead} 0`, status: '', assignee: '' }];
  for (const fields of tries) {
    const { location } = await agent.post('/desk/bulk', { back: '/desk?view=today', ...fields });
    expect(location).toBe('/desk?view=today&changed=0-0');
    expect((await agent.get(location)).text).toContain('Nothing changed.');
  }
});
