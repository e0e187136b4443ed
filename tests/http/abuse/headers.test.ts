import { ask as askAt } from '../../support/site/ask.ts';
import { poison } from '../../support/texts/poison.ts';
import { faultLine, startServer, type TestServer } from '../../support/site/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', SITE_URL: 'https://agency.example' });
});
afterAll(() => server.stop());

const ask = (path: string, headers?: Record<string, string>) => askAt(server.port, path, headers);

test.each([
  ...['/', '/es/contact', '/nowhere', '/en', '/contact/', '/thank-you/CFGHJK34', '/sitemap.xml', '/robots.txt', '/llms.txt', '/blog/feed.xml'],
  ...['/api/language?to=es&path=/contact', '/api/go?type=homeowners', '/api/zip/33131', '/api/nothing', '/healthz'],
])('%s is the same whatever a header says of its address', async (path) => {
  const plain = await ask(path, { host: 'agency.example' });
  const poisoned = await ask(path, { host: 'evil.example', ...poison });
  expect([poisoned.status, poisoned.body]).toEqual([plain.status, plain.body]);
  const changing = { date: '', connection: '', 'keep-alive': '' };
  expect({ ...poisoned.headers, ...changing }).toEqual({ ...plain.headers, ...changing });
  expect(JSON.stringify(poisoned)).not.toContain('evil.example');
  expect(await ask(path, { host: 'agency.example' })).toMatchObject({ status: plain.status, body: plain.body });
});

test('flight data cannot be taken for the page, and a broken state of the router is no fault', async () => {
  const flight = await ask('/contact?_rsc', { rsc: '1', 'accept-language': 'en' });
  expect(flight.headers['content-type']).toContain('text/x-component');
  expect(`${flight.headers.vary} ${flight.headers['cache-control']}`).toMatch(/rsc|no-store/i);
  for (const tree of ['x', '%', '%5B%5D', '[', encodeURIComponent('["",{"children":["x",{}]}]'), 'x'.repeat(9_000)])
    expect((await ask('/contact', { rsc: '1', 'accept-language': 'en', 'next-router-state-tree': tree })).status).toBeLessThan(500);
});

test('nothing of all this was a fault', () => expect(server.logs()).not.toMatch(faultLine));
