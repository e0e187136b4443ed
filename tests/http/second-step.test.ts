import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { jpg, pdf, program } from '../support/files/sample-files.ts';
import { cookieOf } from '../support/site/cookie-of.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postDocuments, type SentFile } from '../support/site/post-documents.ts';
import { postJson, readAccepted, readProblem } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';
import { describePostgres } from '../unit/leads/store/engines.ts';
import { homePayload, personalAutoValues } from '../support/forms/sample-values.ts';

jest.setTimeout(120_000);

/** The tests of a site whose store has these settings. */
function testsWith(storeSettings: () => Record<string, string>): void {
  let destinations: Destinations;
  let server: TestServer;
  const start = () => startServer({ ...storeSettings(), RATE_LIMIT: 'off', LOG_LEVEL: 'debug', VISITOR_MAIL_LIMIT: 'off', ...destinations.settings });
  beforeAll(async () => {
    destinations = await startDestinations();
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await destinations.stop();
  });

  const api = (path: string) => `${server.url}/api/requests/${path}`;

  async function accept(change: object = {}) {
    const body = { form: 'personal-auto', ...personalAutoValues, ...change };
    const response = await postJson(`${server.url}/api/send-quote-email`, body, { headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(201);
    return { ...(await readAccepted(response)), cookie: cookieOf(response), cookies: response.headers.getSetCookie() };
  }

  const plain = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(api(path), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.url, accept: 'text/html', ...(cookie ? { cookie } : {}) },
      body: new URLSearchParams(fields),
    });

  async function mailLink(email: string): Promise<string> {
    const { mail } = await until('the mail', () => destinations.mailsTo(email)[0]);
    return /https?:\/\/\S+\/continue\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? '';
  }

  test('sets a cookie for the second step alone, and adds fields under the same reference', async () => {
    const { reference, cookie, cookies } = await accept();
    expect(cookies).toHaveLength(5);
    for (const line of cookies)
      expect(line).toMatch(
        /^continuation=[\w-]{43}; Path=\/(?:api\/requests(?:\/[A-Z0-9]{8})?|(?:es\/|pt\/)?continue); Max-Age=2592000; HttpOnly; SameSite=Lax$/,
      );
    const added = await postJson(api(reference), { driverName: 'João Duarte', annualMiles: '9000' }, { headers: { cookie } });
    expect([added.status, await added.json()]).toEqual([200, { reference, status: 'updated', update: 1 }]);
    expect(added.headers.get('cache-control')).toBe('no-store');
    const more = await postJson(api(reference), { token: cookie.split('=')[1], vinNumber: '4T1B11HK5KU123456' });
    expect(await more.json()).toMatchObject({ update: 2 });
    const call = await until('the webhook', () => destinations.callsWith('"update":2').find(({ body }) => body.includes(reference)));
    expect(JSON.parse(call.body)).toEqual({
      id: reference,
      kind: 'personal-auto',
      locale: 'en',
      reference,
      update: 2,
      vinNumber: '4T1B11HK5KU123456',
    });
    const shown = JSON.parse((await runLeads(server.settings, 'show', reference, '--json')).out);
    expect(shown.updates).toMatchObject([{ update: 1, answers: { driverName: 'João Duarte', annualMiles: '9000' } }, { update: 2 }]);
    const staff = shown.deliveries.filter((delivery: { channel: string; update: number }) => delivery.channel === 'staff' && delivery.update > 0);
    expect(staff).toHaveLength(1);
    expect(Math.abs(Date.parse(staff[0].nextAt) - Date.now() - 600_000)).toBeLessThan(60_000);
    expect(await runLeads(server.settings, 'verify')).toMatchObject({ code: 0 });
  });

  test('refuses posts without a valid token, from another site, and with invalid values', async () => {
    const [first, other] = [await accept(), await accept({ lastName: 'Another' })];
    const post = (reference: string, headers: Record<string, string>, body: object = { driverName: 'Ana' }) =>
      postJson(api(reference), body, { headers });
    for (const headers of [{ cookie: '' }, { cookie: `continuation=${'x'.repeat(43)}` }, { cookie: other.cookie }]) {
      const refused = await post(first.reference, headers);
      expect([refused.status, (await readProblem(refused)).errors[0]?.code]).toEqual([403, 'notOpen']);
    }
    expect((await post(first.reference, { cookie: first.cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(api(first.reference))).status).toBe(405);
    const invalid = await post(
      first.reference,
      { cookie: first.cookie, 'accept-language': 'es' },
      { driverBirthDate: '2020-02-31', garagingZip: '1' },
    );
    expect(invalid.status).toBe(422);
    expect((await readProblem(invalid)).errors.map(({ field, code }) => [field, code])).toEqual([
      ['driverBirthDate', 'date'],
      ['garagingZip', 'zip'],
    ]);
    expect((await post(first.reference, { cookie: first.cookie }, { unknownField: 'x' })).status).toBe(422);
    const key = { cookie: first.cookie, 'idempotency-key': 'second step' };
    const twice = [await post(first.reference, key), await post(first.reference, key)];
    expect(await Promise.all(twice.map((response) => response.json()))).toEqual(
      twice.map(() => ({ reference: first.reference, status: 'updated', update: 1 })),
    );
    expect((await post(first.reference, key, { driverName: 'Eva' })).status).toBe(422);
  });

  test('works as plain forms: each step is saved, and a refused one is restored with its values', async () => {
    const { reference, cookie } = await accept();
    const page = async (path: string) => {
      const response = await fetch(server.url + path, { headers: { cookie } });
      return { response, html: await response.text() };
    };
    const first = await page('/es/continue');
    expect([first.response.status, first.response.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
    expect(first.html).toMatch(/<meta name="robots" content="noindex/);
    expect(first.html).toContain(messagesFor('es').secondStep.page.heading);
    const wrong = await plain(reference, { step: 'drivers', locale: 'es', driverName: 'Ana Gómez', driverBirthDate: '31/31/1990' }, cookie);
    const html = await wrong.text();
    expect([wrong.status, html.includes('Ana Gómez'), html.includes('aria-invalid="true"')]).toEqual([422, true, true]);
    const right = await plain(
      reference,
      { step: 'drivers', locale: 'es', driverName: 'Ana Gómez', driverBirthDate: '1990-05-31', driverLicense: 'D123-456' },
      cookie,
    );
    expect([right.status, right.headers.get('location')]).toEqual([303, '/es/continue?step=vehicles']);
    const saved = await page('/es/continue?step=drivers');
    expect([saved.html.includes('value="Ana Gómez"'), saved.html.includes('D123-456'), saved.html.includes('••••')]).toEqual([true, false, true]);
    expect((await plain(reference, { step: 'history', locale: 'es', rental: 'on' }, cookie)).headers.get('location')).toBe(
      '/es/continue?step=papers',
    );
    expect((await page('/es/continue?step=done')).html).toContain(messagesFor('es').secondStep.page.doneHeading);
    expect((await plain(reference, { step: 'drivers', locale: 'en' })).headers.get('location')).toBe('/continue');
    expect(await (await fetch(`${server.url}/continue`)).text()).toContain(messagesFor('en').secondStep.page.absentHeading);
  });

  test('accepts papers as a plain form, shows them, and sends them to staff and webhook', async () => {
    const { reference, cookie } = await accept();
    const page = async (path: string) => (await fetch(server.url + path, { headers: { cookie } })).text();
    const send = (files: readonly SentFile[], headers: Record<string, string> = {}) =>
      postDocuments(server.url, files, { path: '/api/requests/files', fields: { locale: 'es' }, headers: { cookie, ...headers } });
    const words = messagesFor('es').secondStep.papers;
    const asked = await page('/es/continue?step=papers');
    expect([asked.includes(words.helpful['personal-auto']), asked.includes(messagesFor('es').filing.clues.FL)]).toEqual([true, true]);
    const letter = { name: 'carta del estado.pdf', bytes: pdf(90_000) };
    const sent = await send([letter, { name: 'licencia.jpg', bytes: jpg() }], { accept: 'text/html' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/es/continue?step=papers']);
    const shown = await page('/es/continue?step=papers');
    expect([shown.includes('carta del estado.pdf'), shown.includes('licencia.jpg'), shown.includes('2 archivos enviados')]).toEqual([
      true,
      true,
      true,
    ]);
    const again = await send([letter]);
    expect(await again.json()).toEqual({ reference, status: 'updated', update: 1 });
    const bad = await send([{ name: 'factura.pdf', bytes: program() }], { accept: 'text/html' });
    const html = await bad.text();
    expect([bad.status, html.includes('role="alert"'), html.includes('factura.pdf')]).toEqual([422, true, true]);
    expect((await readProblem(await send([]))).errors[0]?.code).toBe('no_files');
    const withoutCookie = await postDocuments(server.url, [letter], { path: '/api/requests/files', fields: {} });
    expect([withoutCookie.status, (await readProblem(withoutCookie)).errors[0]?.code]).toEqual([403, 'notOpen']);
    const call = await until('the webhook', () => destinations.callsWith('"update":1').find(({ body }) => body.includes(reference)));
    expect(JSON.parse(call.body)).toMatchObject({
      reference,
      update: 1,
      files: [{ name: 'carta del estado.pdf', size: 90_000 }, { name: 'licencia.jpg' }],
    });
    const kept = JSON.parse((await runLeads(server.settings, 'show', reference, '--json')).out);
    expect(kept.files).toMatchObject([{ name: 'carta del estado.pdf' }, { name: 'licencia.jpg' }]);
    expect(kept.updates).toHaveLength(1);
  });

  test('opens on another device with a second factor, and locks after five wrong tries', async () => {
    const email = `link-${randomBytes(4).toString('hex')}@visitor.example`;
    const { reference } = await accept({ email });
    const link = await mailLink(email);
    const token = link.slice(-43);
    expect(link).not.toContain(reference);
    const asked = await fetch(link);
    expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
    expect(await asked.text()).not.toMatch(/Duarte|32801|0198/);
    expect((await postJson(api(reference), { token, driverName: 'Eve' })).status).toBe(403);
    expect((await plain('open', { token, factor: '1234', locale: 'en' })).headers.get('location')).toBe(`/continue/${token}`);
    expect(await (await fetch(link)).text()).toContain('role="alert"');
    const opened = await plain('open', { token, factor: '0198', locale: 'en' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/continue']);
    const cookie = cookieOf(opened);
    expect(cookie).not.toContain(token);
    expect(await (await fetch(`${server.url}/continue`, { headers: { cookie } })).text()).toContain(reference);
    const another = /\/continue\/[\w-]{43}/.exec(await (await plain('link', { locale: 'en' }, cookie)).text())?.[0] ?? '';
    const other = another.slice(-43);
    expect((await postJson(api('open'), { token: other, factor: '32801' })).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) await plain('open', { token: other, factor: '9999', locale: 'en' });
    expect((await fetch(server.url + another)).status).toBe(410);
    expect((await postJson(api('open'), { token: other, factor: '32801' })).status).toBe(403);
    expect((await fetch(`${server.url}/continue/${'x'.repeat(43)}`)).status).toBe(410);
    expect(await runLeads(server.settings, 'revoke', reference)).toMatchObject({ code: 0 });
    expect((await postJson(api(reference), { driverName: 'Eve' }, { headers: { cookie } })).status).toBe(403);
    expect(server.logs()).not.toContain(token);
  });

  test('a kill -9 between two steps loses nothing', async () => {
    const { reference, cookie } = await accept();
    const headers = { cookie };
    await postJson(api(reference), { driverName: 'Ana' }, { headers });
    await server.kill();
    server = await start();
    const second = await postJson(api(reference), { annualMiles: '9000' }, { headers });
    expect(await second.json()).toMatchObject({ update: 2 });
    const { out } = await runLeads(server.settings, 'export', '--format', 'json');
    const [lead] = JSON.parse(out).filter((exported: { reference: string }) => exported.reference === reference);
    expect(lead.updates).toMatchObject([{ answers: { driverName: 'Ana' } }, { answers: { annualMiles: '9000' } }]);
  });

  test.each([
    ['send-quote-email', { quote_type: 'personal-auto', coverage_needed: 'Vehicle: 2016 Honda Civic; SR22: Yes' }, { vehicleModel: 'Civic' }],
    ['send-quote-email', { quote_type: 'commercial-property', coverage_needed: 'Property: hotel' }, { stories2: '3' }],
    ['send-quote-email', { insurance_type: 'Workers Compensation', business_name: 'Cafe Prado' }, { classWork4: 'Office' }],
    ['webhook-relay', homePayload, { driverName2: 'Rui' }],
  ])('an outside client posts the specified payload to %s %j and continues with the second step', async (route, fields, details) => {
    const person = {
      first_name: 'Ana',
      last_name: 'Silva',
      email: 'ana@example.com',
      phone: '305-555-0150',
      address: '12 Palm Ave, Miami, FL 33131',
    };
    const response = await postJson(`${server.url}/api/${route}`, { ...person, ...fields });
    expect(response.status).toBe(201);
    const { reference } = await readAccepted(response);
    const added = await postJson(api(reference), details, { headers: { cookie: cookieOf(response) } });
    expect(await added.json()).toEqual({ reference, status: 'updated', update: 1 });
  });
}

describe('SQLite', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-second-step-'));
  testsWith(() => ({ DATA_DIR: dataDir }));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
});

describePostgres((database) => {
  const fieldKey = randomBytes(32).toString('base64');
  testsWith(() => ({ DATABASE_URL: database().url, FIELD_KEY: fieldKey }));
});
