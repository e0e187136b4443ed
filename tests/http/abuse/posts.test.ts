import { forms } from '#lib/forms/registry.ts';
import { personalAutoAnswers } from '../../support/answers.ts';
import { postJson } from '../../support/post-lead.ts';
import { faultLine, startServer, type TestServer } from '../../support/server.ts';
import { storedLeads } from '../../support/stored-leads.ts';

let server: TestServer;
let stored: ReturnType<typeof storedLeads>;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', SITE_URL: 'https://agency.example' });
  stored = storedLeads(server);
});
afterAll(async () => {
  await stored.close();
  await server.stop();
});

const postRoutes = [...new Set(forms.map(({ route }) => `/api/${route}`)), '/api/chat', '/api/newsletter/confirm'];

test.each(postRoutes)('%s takes nothing from the page of another site, nor text in disguise', async (route) => {
  const before = await stored.count();
  const body = JSON.stringify({ ...personalAutoAnswers, message: 'x', token: 'x' });
  for (const [name, value] of Object.entries({ origin: 'https://evil.example', Origin: 'null', 'sec-fetch-site': 'cross-site' }))
    expect([value, (await postJson(server.url + route, body, { headers: { [name]: value } })).status]).toEqual([value, 403]);
  for (const type of ['text/plain', 'text/plain; x=application/json', 'application/json-seq'])
    expect([type, [400, 415].includes((await postJson(server.url + route, body, { headers: { 'content-type': type } })).status)]).toEqual([
      type,
      true,
    ]);
  const overridden = { 'x-http-method-override': 'GET', 'x-middleware-subrequest': 'middleware', origin: 'https://evil.example' };
  expect((await postJson(server.url + route, body, { headers: overridden })).status).toBe(403);
  expect(await stored.count()).toBe(before);
});

test('nothing of all this was a fault', () => expect(server.logs()).not.toMatch(faultLine));
