import { sendRequest } from '../../support/site/send-request.ts';
import { forgedHeaders } from '../../support/texts/forged-headers.ts';
import { errorLogPattern, startServer, type TestServer } from '../../support/site/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', SITE_URL: 'https://agency.example' });
});
afterAll(() => server.stop());

const ask = (path: string, headers?: Record<string, string>) => sendRequest(server.port, path, headers);

test.each([
  ...['/', '/es/contact', '/nowhere', '/en', '/contact/', '/thank-you/CFGHJK34', '/sitemap.xml', '/robots.txt', '/llms.txt', '/blog/feed.xml'],
  ...['/api/language?to=es&path=/contact', '/api/go?type=homeowners', '/api/zip/33131', '/api/nothing', '/healthz'],
])('%s does not change with forged address headers', async (path) => {
  const plain = await ask(path, { host: 'agency.example' });
  const poisoned = await ask(path, { host: 'evil.example', ...forgedHeaders });
  expect([poisoned.status, poisoned.body]).toEqual([plain.status, plain.body]);
  const changing = { date: '', connection: '', 'keep-alive': '' };
  expect({ ...poisoned.headers, ...changing }).toEqual({ ...plain.headers, ...changing });
  expect(JSON.stringify(poisoned)).not.toContain('evil.example');
  expect(await ask(path, { host: 'agency.example' })).toMatchObject({ status: plain.status, body: plain.body });
});

test('caches flight data apart from the page, and responds to an invalid router state without a server error', async () => {
  const flight = await ask('/contact?_rsc', { rsc: '1', 'accept-language': 'en' });
  expect(flight.headers['content-type']).toContain('text/x-component');
  expect(`${flight.headers.vary} ${flight.headers['cache-control']}`).toMatch(/rsc|no-store/i);
  for (const tree of ['x', '%', '%5B%5D', '[', encodeURIComponent('["",{"children":["x",{}]}]'), 'x'.repeat(9_000)])
    expect((await ask('/contact', { rsc: '1', 'accept-language': 'en', 'next-router-state-tree': tree })).status).toBeLessThan(500);
});

test('logs no server error for these requests', () => expect(server.logs()).not.toMatch(errorLogPattern));
