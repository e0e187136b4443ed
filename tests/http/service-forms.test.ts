import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { presentValues } from '#lib/forms/present.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { readTags } from '#tests/support/texts/html.ts';
import { until } from '#tests/support/site/until.ts';
import { postJson, readAccepted, readProblem } from '#tests/support/site/post-lead.ts';
import { dayFromNow } from '#tests/support/forms/form-values.ts';
import { serviceValues } from '#tests/support/forms/service-values.ts';
import { startServer, type TestServer } from '#tests/support/site/server.ts';
import { startWebhookServer } from '#tests/support/services/webhook-server.ts';

let server: TestServer;
let webhook: Awaited<ReturnType<typeof startWebhookServer>>;
beforeAll(async () => {
  webhook = await startWebhookServer();
  server = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', LEAD_WEBHOOK_URL: webhook.url, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' });
});
afterAll(async () => {
  await server.stop();
  await webhook.stop();
});

const post = (kind: string, body: unknown, language = 'en') =>
  postJson(`${server.url}/api/leads/${kind}`, body, { headers: { 'accept-language': language } });
const codesOf = async (response: Response) => Object.fromEntries((await readProblem(response)).errors.map(({ field, code }) => [field, code]));

describe.each(Object.keys(serviceValues))('/api/leads/%s', (kind) => {
  const values = serviceValues[kind] ?? {};

  test('accepts complete values, and sends each under its name', async () => {
    const response = await post(kind, values, 'pt');
    expect(response.status).toBe(201);
    const { reference } = await readAccepted(response);
    const call = await until('the webhook call', () => webhook.calls.find(({ body }) => body.includes(reference)));
    const payload = JSON.parse(call.body);
    expect(payload).toMatchObject({ id: reference, kind, locale: 'pt' });
    const sent = Object.keys(values).filter((name) => !['cargoLimitAmount', 'vinList', 'consent', 'inquiryType', 'powerUnits'].includes(name));
    expect(payload).toMatchObject(Object.fromEntries(sent.map((name) => [name, values[name]])));
  });

  test('names missing fields in the language of the visitor', async () => {
    const response = await post(kind, {}, 'es');
    expect(response.status).toBe(422);
    const problem = await readProblem(response);
    expect(
      problem.errors.every(({ message }) =>
        /[Cc]omplete este dato|Escriba su (?:nombre|apellido)|denos por lo menos uno|Elija|Marque la casilla/.test(message),
      ),
    ).toBe(true);
    expect(response.headers.get('content-language')).toBe('es');
  });
});

describe('attachments of the staff mail', () => {
  const staffMailOf = async (reference: string) => {
    const folder = join(server.dataDir, 'mail');
    const file = await until('the mail to the staff', async () =>
      (await readdir(folder).catch(() => [])).find((name) => name.startsWith(`${reference}-staff`) && name.endsWith('.eml')),
    );
    return PostalMime.parse(await readFile(join(folder, file)));
  };

  test('a certificate request has a certificate sheet', async () => {
    const { reference } = await readAccepted(await post('coi', serviceValues.coi));
    const [sheet, ...others] = (await staffMailOf(reference)).attachments;
    expect(others).toEqual([]);
    expect(sheet).toMatchObject({ filename: `certificate-${reference}.pdf`, mimeType: 'application/pdf' });
    expect(Buffer.from(sheet?.content as ArrayBuffer).toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\s*$/);
  });

  test('a review has a calendar draft', async () => {
    const { reference } = await readAccepted(await post('review-property', serviceValues['review-property'], 'es'));
    const draft = (await staffMailOf(reference)).attachments[0];
    expect(draft?.filename).toBe(`review-${reference}.ics`);
    const text = Buffer.from(draft?.content as ArrayBuffer).toString();
    expect(text).toContain('STATUS:TENTATIVE');
    // RFC 5545, 3.1: a line has at most 75 octets. The mail changes line ends.
    expect(text.split(/\r?\n/).filter((row) => Buffer.byteLength(row) > 75)).toEqual([]);
    expect(text).toMatch(/DTSTART:\d{8}T\d\d(00|15|30|45)00Z/);
    expect(text.replace(/\r?\n /g, '')).toContain('CN="Rui Alves";ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:rui@example.com');
  });
});

test.each(locales)('claims help in %s links the phone number of every carrier', async (locale) => {
  const html = await (await fetch(server.url + localePath(locale, '/claims-help'), { headers: { cookie: `locale=${locale}` } })).text();
  const calls = readTags(html).filter(({ name, attributes }) => name === 'a' && attributes.href?.startsWith('tel:'));
  const carriers: readonly { name: string; claimsPhone?: string }[] = agency.carriers;
  for (const { name, claimsPhone } of carriers) {
    expect(html).toContain(name);
    if (!claimsPhone) continue;
    const shown = calls.filter(({ attributes }) => attributes.href === `tel:${claimsPhone}`).map(({ text }) => text);
    expect([name, shown.length > 0, shown.every((text) => text.includes(displayPhone(claimsPhone)))]).toEqual([name, true, true]);
  }
});

describe('rules of the service forms', () => {
  test('requires amounts, address, fax number and time by their conditions', async () => {
    const bare = { ...serviceValues.coi, cargoLimitAmount: '', faxNumber: '' };
    expect(await codesOf(await post('coi', { ...bare, neededByDate: dayFromNow(1) }))).toEqual({
      cargoLimitAmount: 'required',
      faxNumber: 'required',
      neededByTime: 'required',
    });
    expect(await codesOf(await post('coi', { ...serviceValues.coi, deliveryPreference: 'mail', faxNumber: '' }))).toEqual({
      certificateHolderAddress: 'required',
    });
    expect(await codesOf(await post('coi', { ...serviceValues.coi, policyTypes: [], authorization: false }))).toEqual({
      policyTypes: 'required',
      authorization: 'required',
    });
    expect(await codesOf(await post('coi', { ...serviceValues.coi, policyTypes: ['boat'] }))).toEqual({ policyTypes: 'option' });
  });

  test('requires consent to a review, and valid VINs', async () => {
    expect(await codesOf(await post('review-personal', { ...serviceValues['review-personal'], consent: false, vinList: '4T1B11HK5KU' }))).toEqual({
      vinList: 'vins',
      consent: 'required',
    });
  });

  test('names each invalid VIN row, in any language and with any separator', async () => {
    const vinList = '4T1B11HK5KU123456; 4T1B11HK5KU12345\r\n\t4t1b11hk5ku123457 / 4T1B11HK5KU12345O';
    const response = await post('review-personal', { ...serviceValues['review-personal'], vinList }, 'pt');
    const { errors } = await readProblem(response);
    expect(errors).toEqual([
      { field: 'vinList', code: 'vins', message: expect.stringContaining('2: 4T1B11HK5KU12345 (16), 4: 4T1B11HK5KU12345O (17)') },
    ]);
  });

  test('refuses a past day', async () => {
    expect(await codesOf(await post('coi', { ...serviceValues.coi, neededByDate: '2026-01-05', neededByTime: '09:00' }))).toEqual({
      neededByDate: 'past',
    });
  });

  test('masks a list of VINs for staff', () => {
    const shown = presentValues({ form: 'review-personal', values: { vinList: '4T1B11HK5KU123456\n4T1B11HK5KU123457' } }, 'en', { mask: true });
    expect(shown[0]?.value).toBe('•••••••••••••3456\n•••••••••••••3457');
  });

  test('refuses unknown forms and methods', async () => {
    expect((await post('boat', {})).status).toBe(404);
    expect((await fetch(`${server.url}/api/leads/contact`)).status).toBe(405);
  });

  test('accepts several boxes of one name from a plain form', async () => {
    const fields = new URLSearchParams({ form: 'coi', locale: 'es' });
    for (const [name, value] of Object.entries(serviceValues.coi ?? {}))
      for (const item of [value].flat()) fields.append(name, item === true ? 'on' : String(item));
    const response = await fetch(`${server.url}/api/leads/coi`, { method: 'POST', body: fields, redirect: 'manual' });
    expect(response.status).toBe(303);
    const reference = response.headers.get('location')?.split('/').pop() ?? '';
    const call = await until('the webhook call', () => webhook.calls.find(({ body }) => body.includes(reference)));
    expect(JSON.parse(call.body)).toMatchObject({ policyTypes: ['auto-liability', 'motor-truck-cargo'], additionalInsured: true, locale: 'es' });
  });
});
