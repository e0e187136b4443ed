import { randomUUID } from 'node:crypto';
import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { otherValue, dependentFields, isRequiredWith, controllingFields, matchingValues } from '../support/forms/dependent-fields.ts';
import { renderedFields } from '../support/forms/rendered-fields.ts';
import { expectedPayload, normalizePayload, summaryOf } from '../support/forms/expected-payload.ts';
import { completeValues, dayFromNow, type FormValues, isQuote, plainFields, postOf, invalidValues } from '../support/forms/form-values.ts';
import { fieldsOf, requiredAtFirst, tableForms } from '../support/forms/form-table.ts';
import { postJson, readAccepted, readProblem } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { displayedValue } from '../support/forms/displayed-value.ts';
import { until } from '../support/site/until.ts';

let server: TestServer;
let destinations: Destinations;

beforeAll(async () => {
  destinations = await startDestinations();
  server = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'warn', ...destinations.settings });
});
afterAll(async () => {
  await server.stop();
  await destinations.stop();
});

/** The documents form has its own tests. */
const forms = tableForms.filter((form) => form !== 'documents');
const nobody = 'nobody@visitor.example';

type Post = (form: string, locale: string, values: FormValues) => Promise<Response>;
const postPlain: Post = (form, locale, values) =>
  fetch(server.url + postOf(form, values).path, { method: 'POST', redirect: 'manual', body: plainFields(form, locale, values) });
const postAsProgram: Post = (form, locale, values) => {
  const { path, body } = postOf(form, values);
  return postJson(server.url + path, { ...body, locale });
};
const postFields: Post = (form, locale, values) => postJson(server.url + postOf(form, values).path, { form, locale, ...values });

/** Problem codes by field; empty when the values are accepted. */
async function codesOf(form: string, values: FormValues): Promise<Record<string, string>> {
  const response = await postAsProgram(form, 'en', values);
  const { errors = [] } = response.status === 201 ? {} : await readProblem(response);
  return Object.fromEntries(errors.map(({ field, code }) => [field, code]));
}

async function delivered(reference: string, email: string) {
  return until(`the deliveries of ${reference}`, () => {
    const [mail] = destinations.staffMails(reference);
    const [call] = destinations.callsWith(email);
    return (
      mail && call && { subject: mail.mail.subject ?? '', text: mail.mail.text ?? '', payload: JSON.parse(call.body) as Record<string, unknown> }
    );
  });
}

/** The part of a staff mail with the values. */
const valuesIn = (text: string): string => /What the visitor entered\n-+\n([\s\S]*?)\n\n/.exec(text)?.[1] ?? '';

type Client = {
  client: string;
  post: Post;
  status: number;
  locationPattern: (locale: Locale) => string;
  referenceOf: (response: Response) => Promise<string>;
};
const asJson = { status: 201, locationPattern: () => '', referenceOf: async (response: Response) => (await readAccepted(response)).reference };
const clients: readonly Client[] = [
  { client: 'with script', post: postFields, ...asJson },
  { client: 'another program', post: postAsProgram, ...asJson },
  {
    client: 'without script',
    post: postPlain,
    status: 303,
    locationPattern: (locale) => `${localePath(locale, '/thank-you/')}[0-9A-Z]{8}`,
    referenceOf: async (response) => response.headers.get('location')?.slice(-8) ?? '',
  },
];

describe.each(forms)('%s', (form) => {
  const fields = fieldsOf(form);

  test.each(locales)('empty in %s: restores the page with every field, and names every missing one', async (locale) => {
    const response = await postPlain(form, locale, {});
    const html = await response.text();
    expect([response.status, html.includes(`<html lang="${locale}"`)]).toEqual([422, true]);
    const needed = requiredAtFirst(form);
    // Where one of two ways to reply is missing, both are marked.
    const marked = new Set([...needed, ...fields.flatMap(({ name, or }) => (or === 'email' && needed.includes(name) ? or : []))]);
    expect(renderedFields(html, form)).toEqual(
      fields
        .filter(({ implicit }) => !implicit)
        .map(({ name, kind, options, max, required, or }) => ({
          name,
          options,
          max: String(max ?? ''),
          // One of two ways to reply: neither is required by itself.
          required: required && kind !== 'choices' && or !== 'email' && or !== 'phone',
          isInvalid: marked.has(name) && kind !== 'choices',
          isLinked: needed.includes(name),
          isLabelled: true,
        })),
    );
    expect(html).toContain(messagesFor(locale).forms.form.missing.trim());
    expect(await codesOf(form, {})).toEqual(Object.fromEntries(needed.map((name) => [name, 'required'])));
  });

  test.each(clients)('complete, $client: delivers every field to staff and webhook, in every language', async (client) => {
    const complete = async (locale: Locale) => {
      const email = `${randomUUID()}@visitor.example`;
      const values = completeValues(form, email);
      const response = await client.post(form, locale, values);
      expect(response.status).toBe(client.status);
      expect(response.headers.get('location') ?? '').toMatch(new RegExp(`^${client.locationPattern(locale)}$`));
      const reference = await client.referenceOf(response);
      const { subject, text, payload } = await delivered(reference, email);
      expect(normalizePayload(payload)).toEqual(expectedPayload(form, values, { reference, locale }));
      const summary = String(payload.coverage_needed ?? payload.coverage_details ?? '');
      expect(summaryOf(form, values).filter((part) => !summary.includes(part))).toEqual([]);
      expect(isQuote(form) ? JSON.parse(String(payload.coverage_details)) : values).toMatchObject(values);
      expect(subject).toContain(`[${locale}]`);
      const rows = valuesIn(text);
      expect(rows.split('\n').filter((row) => !row.startsWith('    '))).toHaveLength(Object.keys(values).length);
      const displayed = fields.flatMap((field) => (field.name in values ? [displayedValue(field, values[field.name])] : []));
      expect(displayed.filter((part) => !rows.includes(part))).toEqual([]);
    };
    await Promise.all(locales.map(complete));
  });

  const typed = fields.filter(({ implicit, kind }) => !implicit && kind in invalidValues);
  test.each(typed)('$name refuses an invalid $kind', async ({ name, kind, showIf }) => {
    const [value = '', code = ''] = invalidValues[kind] ?? [];
    const complete = completeValues(form, nobody);
    // The chosen purpose shows its own fields only.
    const purpose: FormValues = showIf?.field === 'purposeType' ? { purposeType: showIf.is[0] ?? '' } : {};
    const codes = await codesOf(form, { ...complete, ...purpose, [name]: value });
    expect(codes).toMatchObject({ [name]: code });
  });

  const controlling = controllingFields(fields);
  if (controlling.length > 0)
    test.each(controlling)('fields that depend on %s are required with it and dropped without it', async (field) => {
      const dependents = dependentFields(fields, field);
      const complete = completeValues(form, `${randomUUID()}@visitor.example`);
      const without = Object.fromEntries(Object.entries(complete).filter(([name]) => dependents.every((dependent) => dependent.name !== name)));
      for (const value of matchingValues(fields, field)) {
        const errors = dependents.filter((dependent) => isRequiredWith(dependent, value)).map(({ name }) => [name, 'required']);
        expect([value, await codesOf(form, { ...without, [field]: value })]).toEqual([value, Object.fromEntries(errors)]);
      }
      const { reference } = await readAccepted(await postAsProgram(form, 'en', { ...complete, [field]: otherValue(fields, field) }));
      const { mail } = await until('the mail', () => destinations.staffMails(reference)[0]);
      const kept = dependents.filter(
        (candidate) => candidate.name in complete && valuesIn(mail.text ?? '').includes(displayedValue(candidate, complete[candidate.name])),
      );
      expect(kept).toEqual(dependents.filter(({ showIf }) => !showIf));
    });
});

test('the wizard requires an e-mail address or a phone number', async () => {
  const { email, phone, ...others } = completeValues('auto-wizard', nobody);
  const either: FormValues[] = [{ email: email ?? '' }, { phone: phone ?? '' }];
  for (const value of either) expect(await codesOf('auto-wizard', { ...others, ...value })).toEqual({});
  expect(await codesOf('auto-wizard', others)).toEqual({ email: 'required', phone: 'required' });
});

test('requires a time for a day within 72 hours, and refuses a past day', async () => {
  const { neededByTime: _, ...values } = completeValues('coi', nobody);
  expect(await codesOf('coi', { ...values, neededByDate: dayFromNow(1) })).toEqual({ neededByTime: 'required' });
  expect(await codesOf('coi', { ...values, neededByDate: dayFromNow(-3), neededByTime: '09:00' })).toEqual({ neededByDate: 'past' });
});

test('accepts a house that is older than any car', async () => {
  for (const form of ['homeowners', 'commercial-property', 'review-property'])
    expect(await codesOf(form, { ...completeValues(form, nobody), yearBuilt: '1763' })).toEqual({});
  expect(await codesOf('home', { ...completeValues('home', nobody), vehicleYear: '1763' })).toEqual({ vehicleYear: 'year' });
});
