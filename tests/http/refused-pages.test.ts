import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { startServer, type TestServer } from '#tests/support/site/server.ts';
import { readTags } from '#tests/support/texts/html.ts';
import { expectSitePage } from '#tests/support/texts/site-page.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, locales } from '#lib/i18n/routing.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const urlencoded = 'application/x-www-form-urlencoded';
const servers: Record<'open' | 'limited' | 'unavailable', TestServer | undefined> = { open: undefined, limited: undefined, unavailable: undefined };

/** Breaks the store of a running site. */
function refuseLeads(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, 'app.db'));
  db.exec("create trigger refuse before insert on lead begin select raise(abort, 'refused'); end");
  db.close();
}

beforeAll(async () => {
  const settings = { open: { RATE_LIMIT: 'off' }, limited: { RATE_LIMIT: '1/600', FORM_PAGE_RATE_LIMIT: 'off' }, unavailable: { RATE_LIMIT: 'off' } };
  [servers.open, servers.limited, servers.unavailable] = await Promise.all(
    [settings.open, settings.limited, settings.unavailable].map((env) => startServer(env)),
  );
  if (servers.unavailable) refuseLeads(servers.unavailable.dataDir);
}, 60_000);
afterAll(() => Promise.all(Object.values(servers).map((server) => server?.stop())));

type Post = { at?: keyof typeof servers; path?: string; fields?: Record<string, string>; body?: BodyInit; headers?: Record<string, string> };

const contact = { form: 'contact', name: 'Zoë Lima', message: 'What I typed' };
const multipart = (fields: Record<string, string>, fileBytes = 0) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  if (fileBytes > 0) data.append('file_0', new Blob(['%PDF-1.7\n', new Uint8Array(fileBytes)]), 'scan.pdf');
  return data;
};

function send({ at = 'open', path = '/api/leads/contact', fields, body, headers }: Post, locale: Locale): Promise<Response> {
  const { url = '' } = servers[at] ?? {};
  return fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    body: body ?? new URLSearchParams({ ...fields, locale }).toString(),
    headers: {
      accept: browser,
      'accept-language': locale,
      origin: url,
      ...(body instanceof FormData ? {} : { 'content-type': urlencoded }),
      ...headers,
    },
  });
}

const controls = (html: string) => readTags(html).filter(({ name }) => name === 'input' || name === 'textarea');
const typed = (html: string, field: string) => {
  const control = controls(html).find(({ attributes }) => attributes.name === field);
  return control?.name === 'textarea' ? control.text : control?.attributes.value;
};

const restoredCases: [string, number, Post][] = [
  ['invalid values', 422, { fields: { ...contact, email: 'nobody@' } }],
  ['too many requests', 429, { at: 'limited', fields: contact }],
  ['a body that is too large', 413, { fields: { ...contact, unknown: 'x'.repeat(70_000) } }],
  ['an unavailable store', 503, { at: 'unavailable', fields: { ...contact, email: 'zoe@example.com', inquiryType: 'Claims Support' } }],
  ['an unknown form', 422, { fields: { ...contact, form: 'nothing' } }],
  ['no form at all', 422, { fields: { name: contact.name, message: contact.message } }],
  ['another site', 403, { fields: contact, headers: { origin: 'https://other.example' } }],
  ['a page without an origin', 403, { fields: contact, headers: { origin: 'null' } }],
  ['a key that is too long', 400, { fields: contact, headers: { 'idempotency-key': 'x'.repeat(300) } }],
];

describe.each(locales)('in %s', (locale) => {
  beforeAll(() => send({ at: 'limited', fields: { ...contact, email: 'zoe@example.com', inquiryType: 'Claims Support' } }, locale));

  test.each(restoredCases)('%s: restores the form', async (_name, status, post) => {
    const response = await send(post, locale);
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expectSitePage(html, locale);
    expect(html).toMatch(/role="alert"[^>]*>[\s\S]*?\w/);
    expect(html).toContain('action="/api/leads/contact"');
    expect([typed(html, 'name'), typed(html, 'message')]).toEqual([contact.name, contact.message]);
    const isTemporary = status === 429 || status === 503;
    expect(Number(response.headers.get('retry-after') ?? 0) > 0).toBe(isTemporary);
    const isMarked = controls(html).some(({ attributes }) => attributes['aria-invalid'] === 'true');
    expect(isMarked).toBe(status === 422);
  });

  test('finds the form by its fields when the post names an unknown form', async () => {
    const fields = {
      form: 'x',
      firstName: 'Zoë',
      lastName: 'Lima',
      vehicleMake: 'Škoda',
      homeValue: '',
      constructionType: '',
      yearBuilt: '1950',
      roofAge: '3',
    };
    const response = await send({ path: '/api/send-quote-email', fields }, locale);
    const html = await response.text();
    expect(response.status).toBe(422);
    expectSitePage(html, locale);
    expect([typed(html, 'form'), typed(html, 'firstName')]).toEqual(['homeowners', 'Zoë']);
    expect(html).toContain('aria-invalid="true"');
  });

  test('shows the problem beside the field for a fraction and a short VIN', async () => {
    const fields = {
      form: 'personal-auto',
      firstName: 'Zoë',
      vehicleMake: 'Škoda',
      vinNumber: '1HGCM82633A00435',
      driverName2: 'Rui Alves',
      driverAge2: '1.5',
    };
    const html = await (await send({ path: '/api/send-quote-email', fields }, locale)).text();
    const { help, problems } = messagesFor(locale).forms;
    expect(readTags(html).find(({ attributes }) => attributes['data-note'] !== undefined)?.text).toBe(help.vinShort.replace('{count}', '1'));
    const age = controls(html).find(({ attributes }) => attributes.name === 'driverAge2');
    expect([age?.attributes['aria-invalid'], age?.attributes.value]).toEqual(['true', '1.5']);
    for (const part of problems.whole.split('{label}')) expect(html).toContain(part.trim());
    const vin = controls(html).find(({ attributes }) => attributes.name === 'vinNumber');
    expect([vin?.attributes['aria-invalid'], vin?.attributes.value]).toEqual([undefined, '1HGCM82633A00435']);
  });

  test.each<[string, number, Post]>([
    ['an empty post to a route of many forms', 422, { path: '/api/send-quote-email', fields: {} }],
    ['an unknown route', 404, { path: '/api/leads/nothing', fields: contact }],
    ['a body of text', 415, { body: 'name=Ana', headers: { 'content-type': 'text/plain' }, path: '/api/send-quote-email' }],
    ['a body without a type', 415, { body: new Uint8Array([1]), path: '/api/send-quote-email', headers: { 'content-type': '' } }],
    [
      'a body that is broken',
      400,
      { body: 'nothing', path: '/api/send-quote-email', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ],
    ['a confirmation posted by another site', 403, { path: '/api/newsletter/confirm', fields: {}, headers: { origin: 'https://other.example' } }],
  ])('%s: serves a page of the site', async (_name, status, post) => {
    const response = await send(post, locale);
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expectSitePage(html, locale);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  });

  test.each<[string, number, Post]>([
    ['a plain body instead of files', 415, { path: '/api/documents', fields: { client_name: 'Zoë Lima', message: 'What I typed' } }],
    [
      'files from another site',
      403,
      { path: '/api/documents', body: multipart({ form: 'documents', client_name: 'Zoë Lima', locale }, 10), headers: { origin: 'null' } },
    ],
    [
      'more bytes than any upload may have',
      413,
      { path: '/api/documents', body: multipart({ form: 'documents', client_name: 'Zoë Lima', locale }, 30_000_000) },
    ],
  ])('%s: restores the documents form', async (_name, status, post) => {
    const response = await send(post, locale);
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expectSitePage(html, locale);
    expect(typed(html, 'client_name')).toBe('Zoë Lima');
  });

  test('responds to GET of a post route with a page', async () => {
    const response = await fetch(`${servers.open?.url}/api/leads/contact`, { headers: { accept: browser, 'accept-language': locale } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expectSitePage(await response.text(), locale);
  });
});

test('refuses with JSON when the client asks for JSON', async () => {
  for (const [name, status, post] of restoredCases) {
    const response = await send({ ...post, headers: { ...post.headers, accept: 'application/json' } }, 'en');
    expect([name, response.status, response.headers.get('content-type')]).toEqual([name, status, 'application/problem+json']);
    expect((await response.json()).errors.length).toBeGreaterThan(0);
  }
});

test('measures the values of a plain form, not their URL encoding', async () => {
  const message = '🙂'.repeat(4_900);
  const response = await send({ fields: { ...contact, email: 'zoe@example.com', inquiryType: 'Claims Support', message } }, 'en');
  expect(response.status).not.toBe(413);
});

test('restores a cross-origin post without its consent', async () => {
  const html = await (await send({ fields: { ...contact, marketing_consent: 'on' }, headers: { origin: 'https://other.example' } }, 'en')).text();
  expect(controls(html).find(({ attributes }) => attributes.name === 'marketing_consent')?.attributes).not.toHaveProperty('checked');
});

test('refuses a limit that is not legal, and restores it', async () => {
  const visitor = { form: 'auto-wizard', firstName: 'Ana', lastName: 'Lima', email: 'ana@example.com', zipCode: '30301' };
  const accepted = await send({ path: '/api/send-quote-email', fields: visitor }, 'en');
  expect([accepted.status, accepted.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/thank-you\//)]);
  const refused = await send({ path: '/api/send-quote-email', fields: { ...visitor, bodily_injury: '15000/30000' } }, 'en');
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toMatch(/<option[^>]* value="15000\/30000"[^>]* selected=""|<option[^>]* selected=""[^>]* value="15000\/30000"/);
});
