import { agency } from '#lib/site/agency.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales, localePath } from '#lib/i18n/routing.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { median } from '../../quality/load/figures.ts';
import { postHomeLead } from '#tests/support/site/post-lead.ts';
import { startServer, type TestServer } from '#tests/support/site/server.ts';

const servers: TestServer[] = [];
async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer(env);
  servers.push(server);
  return server;
}
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const browser = { accept: 'text/html' };
const limitsOf = async ({ url }: TestServer) => (await (await fetch(`${url}/readyz`)).json()).limits;

async function timesOf(count: number, ask: (n: number) => Promise<Response>): Promise<{ ms: number; statuses: number[] }> {
  const times: number[] = [];
  const statuses = new Set<number>();
  for (let n = 0; n < count; n += 1) {
    const begin = performance.now();
    const response = await ask(n);
    await response.arrayBuffer();
    times.push(performance.now() - begin);
    statuses.add(response.status);
  }
  return { ms: median(times), statuses: [...statuses] };
}

const token = (n: number) => `${n}`.padStart(43, 'a');
const reference = (n: number) => `${n}`.padStart(8, 'C');

describe('an unknown reference', () => {
  test.each(locales)('gets a built page with 404, in %s', async (locale) => {
    const { url } = await start();
    const { site } = messagesFor(locale);
    const cases = [
      [`/thank-you/${reference(1)}`, site.refused.unknownRequest.heading],
      [`/newsletter/confirm/${token(1)}`, site.newsletter.expired.heading],
      [`/newsletter/unsubscribe/${token(1)}`, site.newsletter.expired.heading],
    ] as const;
    for (const [path, heading] of cases) {
      const response = await fetch(url + localePath(locale, path), { headers: { cookie: `locale=${locale}` } });
      const html = await response.text();
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
      expect(html).toContain(heading);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain(`tel:${agency.phone.e164}`);
    }
  });

  test('costs no more than a built page', async () => {
    const server = await start();
    const built = await timesOf(200, () => fetch(`${server.url}/nothing-here`, { headers: browser }));
    const asked = await timesOf(200, (n) => fetch(`${server.url}/thank-you/${reference(n)}`, { headers: browser }));
    const confirmed = await timesOf(200, (n) => fetch(`${server.url}/newsletter/confirm/${token(n)}`, { headers: browser }));
    expect([asked.statuses, confirmed.statuses]).toEqual([[404], [404]]);
    for (const { ms } of [asked, confirmed]) expect(ms).toBeLessThan(built.ms + 5);
    expect(await limitsOf(server)).toEqual({});
  });
});

test('limits rendered thank-you pages per client, then serves a built page with the phone number', async () => {
  const server = await start({ PAGE_RATE_LIMIT: '3/60', LOG_LEVEL: 'warn' });
  const sent = await postHomeLead(server.url);
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await fetch(`${server.url}/thank-you/${sent}`, { headers: browser })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const limited = await timesOf(50, () => fetch(`${server.url}/es/thank-you/${sent}`, { headers: { ...browser, 'accept-language': 'es' } }));
  expect(limited.statuses).toEqual([429]);
  expect(limited.ms).toBeLessThan(15);
  const page = await fetch(`${server.url}/es/thank-you/${sent}`, { headers: { ...browser, 'accept-language': 'es' } });
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await page.text();
  expect(html).toContain(messagesFor('es').site.refused.often.heading);
  expect(html).toContain(displayPhone(agency.phone.e164));
  const json = await (await fetch(`${server.url}/thank-you/${sent}`, { headers: { accept: 'application/json' } })).json();
  expect(json.detail).toContain(displayPhone(agency.phone.e164));
  expect((await limitsOf(server)).visitor_pages).toBeGreaterThan(50);
  expect(server.logs()).toContain('"limit":"visitor_pages"');
});

test('counts each client behind a proxy apart', async () => {
  const server = await start({ PAGE_RATE_LIMIT: '1/60', TRUST_PROXY: '1' });
  const sent = await postHomeLead(server.url);
  const from = async (address: string) =>
    (await fetch(`${server.url}/thank-you/${sent}`, { headers: { ...browser, 'x-forwarded-for': address } })).status;
  expect([await from('203.0.113.1'), await from('203.0.113.1'), await from('203.0.113.2')]).toEqual([200, 429, 200]);
});

test('limits restored forms per client, over all routes', async () => {
  const server = await start({ FORM_PAGE_RATE_LIMIT: '2/60', RATE_LIMIT: '1000/10', LOG_LEVEL: 'warn' });
  const post = (path: string, form: string) =>
    fetch(server.url + path, { method: 'POST', headers: browser, body: new URLSearchParams({ form, email: 'x' }) });
  expect((await post('/api/leads/contact', 'contact')).status).toBe(422);
  expect((await post('/api/webhook-relay', 'home')).status).toBe(422);
  const limited = await timesOf(50, () => post('/api/leads/contact', 'contact'));
  expect(limited.statuses).toEqual([429]);
  expect(limited.ms).toBeLessThan(20);
  const page = await post('/api/leads/contact', 'contact');
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await page.text()).toContain(messagesFor('en').site.refused.often.heading);
  expect((await limitsOf(server)).form_pages).toBeGreaterThan(50);
  expect(server.logs()).toContain('"limit":"form_pages"');
});

test('responds with 404 to unknown files without rendering', async () => {
  const { url } = await start();
  for (const path of ['/og/en/nothing', '/downloads/nothing.pdf', '/scenes/nothing.svg']) {
    const { ms, statuses } = await timesOf(20, () => fetch(url + path));
    expect([path, statuses]).toEqual([path, [404]]);
    expect(ms).toBeLessThan(8);
  }
});
