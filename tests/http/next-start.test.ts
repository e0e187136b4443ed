import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { securityHeaders } from '#lib/http/security-headers.ts';
import { postHomeLead } from '#tests/support/site/post-lead.ts';
import { sendRequest } from '#tests/support/site/send-request.ts';
import { startServer, type TestServer } from '#tests/support/site/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: '5/60', PAGE_RATE_LIMIT: 'off' }, 'next start');
});
afterAll(() => server.stop());

const policyOf = async (path: string, headers: Record<string, string> = {}) =>
  String((await sendRequest(server.port, path, headers)).headers['content-security-policy']);

test.each(['/', '/es/contact', '/nowhere', '/api/nothing', '/robots.txt', '/healthz', '/en', '/thank-you/CFGHJK34', '/opengraph-image'])(
  '%s has every security header, once',
  async (path) => {
    const { headers } = await sendRequest(server.port, path);
    for (const name of Object.keys(securityHeaders)) expect([name, headers[name]]).toEqual([name, expect.any(String)]);
    expect(String(headers['content-security-policy']).match(/frame-ancestors 'none'/g)).toHaveLength(1);
    expect(headers['strict-transport-security']).toBe(securityHeaders['strict-transport-security']);
    expect(headers['x-powered-by']).toBeUndefined();
  },
);

test('documents may run scripts, also inline ones; no other response may run any', async () => {
  expect(await policyOf('/contact')).toContain("script-src 'self' 'unsafe-inline';");
  expect(await policyOf('/api/answers/videos?q=flood&locale=en', { accept: 'text/html' })).toContain("script-src 'self' 'unsafe-inline';");
  for (const path of ['/api/zip/33131', '/robots.txt', '/api/files/x']) expect(await policyOf(path)).not.toContain('script-src');
  expect(await policyOf('/api/files/x')).toContain('sandbox');
});

test.each(['/contact', '/es/contact', '/nowhere'])('no shared cache stores %s, whose language was negotiated', async (path) => {
  expect((await sendRequest(server.port, path)).headers['cache-control']).toBe('private, max-age=0, must-revalidate');
});

test('images may be shown on other sites', async () => {
  for (const path of ['/icon.svg', '/opengraph-image', '/es/contact/opengraph-image']) {
    const { status, headers } = await sendRequest(server.port, path);
    expect([path, status, headers['cross-origin-resource-policy']]).toEqual([path, 200, 'cross-origin']);
    expect(headers['content-type']).toMatch(/^image\//);
  }
});

test.each(locales)('responds to an unknown reference with a 404 page in %s', async (locale) => {
  const unknown = await sendRequest(server.port, localePath(locale, '/thank-you/CFGHJK34'), { cookie: `locale=${locale}` });
  expect([unknown.status, unknown.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(unknown.body).toContain(messagesFor(locale).site.refused.unknownRequest.heading);
});

test.each(['/missing', '/es/missing', '/en/form/home', '/form/home', '/es/refused/often', '/answer/vin'])('%s is not found', async (path) => {
  expect((await sendRequest(server.port, path, { 'x-page-state': 'guess', 'accept-language': 'es' })).status).toBe(404);
});

test('a forged client address does not bypass routing, shows no details of the site, and evades no limit', async () => {
  const forged = { 'x-client-address': '127.0.0.1', 'x-forwarded-for': '127.0.0.1' };
  const page = await sendRequest(server.port, '/sr22-insurance', forged);
  expect([page.status, page.body.includes('lang="en"')]).toEqual([200, true]);
  expect(Object.keys(JSON.parse((await sendRequest(server.port, '/readyz', forged)).body))).toEqual(['status']);
  const reference = await postHomeLead(server.url);
  expect((await sendRequest(server.port, `/thank-you/${reference}`)).body).toContain(reference);
  const statuses = [];
  for (let last = 1; last <= 6; last += 1) {
    const headers = { 'content-type': 'application/json', 'x-client-address': `198.51.100.${last}`, 'x-forwarded-for': `198.51.100.${last}` };
    statuses.push((await fetch(`${server.url}/api/webhook-relay`, { method: 'POST', headers, body: '{}' })).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 429, 429]);
});
