import { randomUUID } from 'node:crypto';
import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { closing, hangingOn, isWanted, openersOf, openings } from '../support/forms/branches.ts';
import { drawnFields } from '../support/forms/drawn-fields.ts';
import { expectedPayload, steadyPayload, summaryOf } from '../support/forms/expected-payload.ts';
import { completeAnswers, dayAhead, type Filled, isQuote, plainFields, requestOf, wrongAnswers } from '../support/forms/form-answers.ts';
import { fieldsOf, neededAtOnce, tableForms } from '../support/forms/form-table.ts';
import { postJson, readAccepted, readProblem } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { spokenAnswer } from '../support/forms/spoken-answer.ts';
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

/** Documents are answers to files, which have tests of their own. */
const forms = tableForms.filter((form) => form !== 'documents');
const nobody = 'nobody@visitor.example';

type Post = (form: string, locale: string, answers: Filled) => Promise<Response>;
const postPlain: Post = (form, locale, answers) =>
  fetch(server.url + requestOf(form, answers).path, { method: 'POST', redirect: 'manual', body: plainFields(form, locale, answers) });
const postProgram: Post = (form, locale, answers) => {
  const { path, body } = requestOf(form, answers);
  return postJson(server.url + path, { ...body, locale });
};
const postFields: Post = (form, locale, answers) => postJson(server.url + requestOf(form, answers).path, { form, locale, ...answers });

/** What is wrong with answers, by field; nothing when they are taken. */
async function codesOf(form: string, answers: Filled): Promise<Record<string, string>> {
  const answer = await postProgram(form, 'en', answers);
  const { errors = [] } = answer.status === 201 ? {} : await readProblem(answer);
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

/** The rows of a staff mail that say what the visitor filled in. */
const filledIn = (text: string): string => /What the visitor filled in\n-+\n([\s\S]*?)\n\n/.exec(text)?.[1] ?? '';

type Way = { way: string; post: Post; status: number; leadsTo: (locale: Locale) => string; referenceOf: (answer: Response) => Promise<string> };
const asJson = { status: 201, leadsTo: () => '', referenceOf: async (answer: Response) => (await readAccepted(answer)).reference };
const ways: readonly Way[] = [
  { way: 'with script', post: postFields, ...asJson },
  { way: 'by another program', post: postProgram, ...asJson },
  {
    way: 'without script',
    post: postPlain,
    status: 303,
    leadsTo: (locale) => `${localePath(locale, '/thank-you/')}[0-9A-Z]{8}`,
    referenceOf: async (answer) => answer.headers.get('location')?.slice(-8) ?? '',
  },
];

describe.each(forms)('%s', (form) => {
  const fields = fieldsOf(form);

  test.each(locales)('empty in %s: the page comes again with every field of the table, and says all that is missing', async (locale) => {
    const answer = await postPlain(form, locale, {});
    const html = await answer.text();
    expect([answer.status, html.includes(`<html lang="${locale}"`)]).toEqual([422, true]);
    const needed = neededAtOnce(form);
    expect(drawnFields(html, form)).toEqual(
      fields
        .filter(({ unasked }) => !unasked)
        .map(({ name, kind, options, max, required }) => ({
          name,
          options,
          max: String(max ?? ''),
          required: required && kind !== 'choices',
          isWrong: needed.includes(name) && kind !== 'choices',
          isLinked: needed.includes(name),
          isLabelled: true,
        })),
    );
    expect(html).toContain(messagesFor(locale).forms.form.missing.trim());
    expect(await codesOf(form, {})).toEqual(Object.fromEntries(needed.map((name) => [name, 'required'])));
  });

  test.each(ways)('complete, $way: staff and webhook get every field under its name, in every language', async (one) => {
    const complete = async (locale: Locale) => {
      const email = `${randomUUID()}@visitor.example`;
      const answers = completeAnswers(form, email);
      const answer = await one.post(form, locale, answers);
      expect(answer.status).toBe(one.status);
      expect(answer.headers.get('location') ?? '').toMatch(new RegExp(`^${one.leadsTo(locale)}$`));
      const reference = await one.referenceOf(answer);
      const { subject, text, payload } = await delivered(reference, email);
      expect(steadyPayload(payload)).toEqual(expectedPayload(form, answers, { reference, locale }));
      const summary = String(payload.coverage_needed ?? payload.coverage_details ?? '');
      expect(summaryOf(form, answers).filter((part) => !summary.includes(part))).toEqual([]);
      expect(isQuote(form) ? JSON.parse(String(payload.coverage_details)) : answers).toMatchObject(answers);
      expect(subject).toContain(`[${locale}]`);
      const rows = filledIn(text);
      expect(rows.split('\n').filter((row) => !row.startsWith('    '))).toHaveLength(Object.keys(answers).length);
      const spoken = fields.flatMap((field) => (field.name in answers ? [spokenAnswer(field, answers[field.name])] : []));
      expect(spoken.filter((part) => !rows.includes(part))).toEqual([]);
    };
    await Promise.all(locales.map(complete));
  });

  const typed = fields.filter(({ unasked, kind }) => !unasked && kind in wrongAnswers);
  test.each(typed)('$name refuses what is no $kind', async ({ name, kind }) => {
    const [value = '', code = ''] = wrongAnswers[kind] ?? [];
    const codes = await codesOf(form, { ...completeAnswers(form, nobody), [name]: value });
    expect(codes).toMatchObject({ [name]: code });
  });

  const openers = openersOf(fields);
  if (openers.length > 0)
    test.each(openers)('what hangs on %s is asked with it and left out without it', async (field) => {
      const hanging = hangingOn(fields, field);
      const complete = completeAnswers(form, `${randomUUID()}@visitor.example`);
      const without = Object.fromEntries(Object.entries(complete).filter(([name]) => hanging.every((one) => one.name !== name)));
      for (const answer of openings(fields, field)) {
        const wanted = hanging.filter((one) => isWanted(one, answer)).map(({ name }) => [name, 'required']);
        expect([answer, await codesOf(form, { ...without, [field]: answer })]).toEqual([answer, Object.fromEntries(wanted)]);
      }
      const { reference } = await readAccepted(await postProgram(form, 'en', { ...complete, [field]: closing(fields, field) }));
      const { mail } = await until('the mail', () => destinations.staffMails(reference)[0]);
      const kept = hanging.filter((one) => filledIn(mail.text ?? '').includes(spokenAnswer(one, complete[one.name])));
      expect(kept).toEqual(hanging.filter(({ asked }) => !asked));
    });
});

test('the wizard takes an e-mail address or a phone number, and asks for both where neither is given', async () => {
  const { email, phone, ...others } = completeAnswers('auto-wizard', nobody);
  const either: Filled[] = [{ email: email ?? '' }, { phone: phone ?? '' }];
  for (const one of either) expect(await codesOf('auto-wizard', { ...others, ...one })).toEqual({});
  expect(await codesOf('auto-wizard', others)).toEqual({ email: 'required', phone: 'required' });
});

test('a time is needed with a day within 72 hours, and a day that is over is refused', async () => {
  const { neededByTime: _, ...answers } = completeAnswers('coi', nobody);
  expect(await codesOf('coi', { ...answers, neededByDate: dayAhead(1) })).toEqual({ neededByTime: 'required' });
  expect(await codesOf('coi', { ...answers, neededByDate: dayAhead(-3), neededByTime: '09:00' })).toEqual({ neededByDate: 'past' });
});

test('a house may be older than any car', async () => {
  for (const form of ['homeowners', 'commercial-property', 'review-property'])
    expect(await codesOf(form, { ...completeAnswers(form, nobody), yearBuilt: '1763' })).toEqual({});
  expect(await codesOf('home', { ...completeAnswers('home', nobody), vehicleYear: '1763' })).toEqual({ vehicleYear: 'year' });
});
