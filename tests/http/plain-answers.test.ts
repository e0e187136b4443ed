import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { readTags } from '#tests/support/texts/html.ts';
import { expectSitePage } from '#tests/support/texts/site-page.ts';
import { startServer, type TestServer } from '#tests/support/site/server.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const servers: TestServer[] = [];
let site: TestServer;

async function start(env: Record<string, string>): Promise<TestServer> {
  const server = await startServer({ LOG_LEVEL: 'debug', ...env });
  servers.push(server);
  return server;
}
beforeAll(async () => {
  site = await start({ RATE_LIMIT: 'off' });
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

type Fields = Record<string, string>;
const post = (tool: string, locale: Locale, fields: Fields, { url } = site, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/answers/${tool}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: browser, 'accept-language': locale, origin: url, ...headers },
    body: new URLSearchParams({ locale, ...fields }),
  });

const filing = { home: 'FL', ordered: 'FL', cause: 'dui', car: 'yes', letter: 'missing' };
const vin = '1HGCM82633A004352';

/** Reads a page, and the values and problems of its form. */
function read(html: string, locale: Locale) {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  expectSitePage(html, locale, main);
  return {
    text: readTags(main)[0]?.text ?? '',
    field: (name: string) => readTags(main).find(({ attributes }) => attributes.name === name)?.attributes,
    chosen: readTags(main).flatMap(({ attributes }) => ('selected' in attributes || 'checked' in attributes ? [attributes.value] : [])),
    errors: readTags(main).filter(({ attributes }) => attributes['data-slot'] === 'field-error'),
  };
}

async function expectPage(response: Response, locale: Locale, status = 200) {
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    status,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  return read(await response.text(), locale);
}

describe.each(locales)('in %s', (locale) => {
  const { filing: words, tools, videos, forms } = messagesFor(locale);

  test('answers with the filing and its end, and keeps the values', async () => {
    const page = await expectPage(await post('which-filing', locale, filing), locale);
    expect(page.text).toContain(words.headings.usual.replace('{filing}', words.filings['fr-44']));
    expect(page.chosen).toEqual(['FL', 'FL', 'dui', 'yes', 'missing']);
    expect(page.errors).toEqual([]);
    expect(page.text).not.toContain('2029');
    const dated = await expectPage(await post('which-filing', locale, { ...filing, start: '2026-10-05' }), locale);
    expect(dated.text).toContain('2029');
    expect(dated.field('start')?.value).toBe('2026-10-05');
  });

  test('names a missing value beside its question, and keeps the others', async () => {
    const page = await expectPage(await post('which-filing', locale, { ...filing, ordered: '', cause: 'nothing' }), locale, 422);
    expect(page.text).toContain(forms.failure.invalid);
    expect(page.errors.map(({ text }) => text)).toEqual([words.finder.missing.ordered, words.finder.missing.cause]);
    const ordered = page.field('ordered');
    expect(ordered).toMatchObject({ 'aria-invalid': 'true' });
    expect(ordered?.['aria-describedby']?.split(' ')).toContain(page.errors[0]?.attributes.id);
    expect(page.chosen.filter(Boolean)).toEqual(['FL', 'yes', 'missing']);
  });

  test.each([
    ['vin', { typed: vin }, 'Accord'],
    ['usdot', { typed: '44110' }, tools.usdot.off],
    ['address', { typed: '1200 Bayfront Avenue, Miami FL' }, 'Miami, FL'],
    ['license', { typed: '12', state: 'GA' }, tools.license.differs.split(/[({]/)[0]],
  ] as const)('%s responds with a page', async (tool, fields, expected) => {
    const response = await post(tool, locale, fields);
    const page = await expectPage(response, locale);
    expect(page.text).toMatch(new RegExp(String(expected), 'i'));
    expect(page.field('typed')?.value).toBe(fields.typed);
    expect(page.chosen).toEqual(expect.arrayContaining('state' in fields ? [fields.state] : []));
    expect(response.url).toBe(`${site.url}/api/answers/${tool}`);
  });

  test.each([
    ['vin', '<b>1HGCM', tools.vin.invalid],
    ['usdot', 'none', tools.usdot.invalid],
    ['address', 'Mia', tools.address.invalid],
    ['license', ' ', tools.license.invalid],
  ] as const)('names an invalid input beside the field of %s, and keeps it', async (tool, typed, expected) => {
    const page = await expectPage(await post(tool, locale, { typed, state: 'FL' }), locale, 422);
    expect(page.errors.map(({ text }) => text)).toEqual([expected]);
    expect(page.field('typed')).toMatchObject({ value: typed, 'aria-invalid': 'true' });
    expect(page.field('typed')?.['aria-describedby']?.split(' ')).toContain(page.errors[0]?.attributes.id);
  });

  test('redirects a video search to an address with its results', async () => {
    const sent = await post('videos', locale, { q: 'flood' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/api/answers/videos?q=flood&locale=${locale}`]);
    const show = async (q: string, status: number) =>
      expectPage(await fetch(`${site.url}/api/answers/videos?${new URLSearchParams({ q, locale })}`), locale, status);
    const found = await show('flood', 200);
    expect(found.text).toContain(videos.foundGuides.replace('{count}', '1'));
    expect(found.field('q')?.value).toBe('flood');
    expect((await show('zzzz', 200)).text).toContain(videos.noGuides);
    const empty = await show(' ', 422);
    expect(empty.errors.map(({ text }) => text)).toEqual([videos.empty]);
    const long = await show('x'.repeat(101), 422);
    expect([long.errors[0]?.text, long.field('q')?.value]).toEqual([videos.long, 'x'.repeat(101)]);
  });

  test('redirects the address of an answer to its question', async () => {
    const back = async (tool: string) => {
      const response = await fetch(`${site.url}/api/answers/${tool}?locale=${locale}`, { redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    };
    expect(await back('which-filing')).toEqual([303, localePath(locale, '/personal-auto/which-filing')]);
    expect(await back('vin')).toEqual([303, localePath(locale, '/commercial/transportation-hub')]);
  });
});

test('logs no question', () => {
  expect(site.logs()).toContain('/api/answers/');
  for (const secret of [vin, 'Bayfront', 'dui', 'flood']) expect(site.logs()).not.toContain(secret);
});

test('does not serve the internal answer page, or unknown tools', async () => {
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(site.url + path, init)).status;
  expect(await statusOf('/answer/which-filing', { headers: { 'x-page-state': 'guess' } })).toBe(404);
  expect(await statusOf('/es/answer/vin')).toBe(404);
  expect(await statusOf('/api/answers/nothing')).toBe(404);
  expect((await post('nothing', 'en', {})).status).toBe(404);
  expect((await post('constructor', 'en', {})).status).toBe(404);
});

test.each([
  ['another site', 403, { headers: { origin: 'https://other.example' } }],
  ['a body that is too large', 413, { fields: { typed: 'x'.repeat(5_000) } }],
])('refuses %s with a page', async (_name, status, { headers, fields }: { headers?: Record<string, string>; fields?: Fields }) => {
  const response = await post('vin', 'pt', { typed: vin, ...fields }, site, headers);
  expect(response.status).toBe(status);
  read(await response.text(), 'pt');
});

test('limits answers per client, then serves a page with the phone number', async () => {
  const limited = await start({ PAGE_RATE_LIMIT: '2/60', LOG_LEVEL: 'warn' });
  const statuses = [];
  for (let n = 0; n < 2; n += 1) statuses.push((await post('which-filing', 'es', filing, limited)).status);
  const refused = await post('vin', 'es', { typed: vin }, limited);
  expect([...statuses, refused.status]).toEqual([200, 200, 429]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(read(await refused.text(), 'es').text).toContain(messagesFor('es').site.refused.often.heading);
  expect(limited.logs()).toContain('"limit":"answer_pages"');
});
