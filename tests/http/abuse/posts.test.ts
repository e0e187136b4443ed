import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '#lib/forms/registry.ts';
import { personalAutoValues } from '../../support/forms/sample-values.ts';
import { forgedHeaders } from '../../support/texts/forged-headers.ts';
import { postJson, sampleForms } from '../../support/site/post-lead.ts';
import { rawRequest } from '../../support/site/raw-request.ts';
import { errorLogPattern, startServer, type TestServer } from '../../support/site/server.ts';
import { storedLeads } from '../../support/site/stored-leads.ts';
import { until } from '../../support/site/until.ts';

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

test.each(postRoutes)('%s refuses cross-origin posts and text/plain bodies', async (route) => {
  const before = await stored.count();
  const body = JSON.stringify({ ...personalAutoValues, message: 'x', token: 'x' });
  for (const [name, value] of Object.entries({ origin: 'https://evil.example', Origin: 'null', 'sec-fetch-site': 'cross-site' }))
    expect([value, (await postJson(server.url + route, body, { headers: { [name]: value } })).status]).toEqual([value, 403]);
  for (const type of ['text/plain', 'text/plain; x=application/json', 'application/json-seq'])
    expect([type, (await postJson(server.url + route, body, { headers: { 'content-type': type } })).status]).toEqual([type, 415]);
  const overridden = { 'x-http-method-override': 'GET', 'x-middleware-subrequest': 'middleware', origin: 'https://evil.example' };
  expect((await postJson(server.url + route, body, { headers: overridden })).status).toBe(403);
  expect(await stored.count()).toBe(before);
});

test('uses a forged host in no mail and stores it nowhere', async () => {
  const headers = Object.entries({ Host: 'evil.example', ...forgedHeaders, 'Content-Type': 'application/json' }).map((pair) => pair.join(': '));
  const post = (route: string, value: object) => {
    const body = JSON.stringify(value);
    const head = [`POST ${route} HTTP/1.1`, ...headers, 'Connection: close', `Content-Length: ${Buffer.byteLength(body)}`];
    return rawRequest(server.port, `${head.join('\r\n')}\r\n\r\n${body}`);
  };
  const [home] = sampleForms;
  expect(await post(home.path, home.bodyOf(home.values))).toMatch(/^HTTP\/1.1 201 /);
  expect(await post('/api/leads/newsletter', { email: 'ana@visitor.example' })).toMatch(/^HTTP\/1.1 201 /);
  const folder = join(server.dataDir, 'mail');
  // An incomplete mail file has another extension.
  const names = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = () => names().map((name) => readFileSync(join(folder, name), 'utf8'));
  const written = await until('the mails', () => existsSync(folder) && names().length >= 3 && mails());
  // Quoted-printable breaks long lines after `=`.
  expect(written.join().replaceAll('=\r\n', '')).toContain('https://agency.example/');
  expect([written, await stored.all(), server.logs()].filter((record) => JSON.stringify(record).includes('evil.example'))).toEqual([]);
});

test('logs no server error for these requests', () => expect(server.logs()).not.toMatch(errorLogPattern));
