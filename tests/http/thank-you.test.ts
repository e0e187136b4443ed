import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { formById } from '#lib/forms/registry.ts';
import { messagesFor, translator } from '#lib/i18n/messages.ts';
import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { formatReplyTime, replyDueAt } from '#lib/site/business-clock.ts';
import { readTags, withoutScripts } from '../support/texts/html.ts';
import { postDocuments, sender } from '../support/site/post-documents.ts';
import { pdf } from '../support/files/sample-files.ts';
import { serviceValues } from '../support/forms/service-values.ts';
import { startServer, type TestServer } from '../support/site/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' });
});
afterAll(() => server.stop());

const person = { name: 'Rosa Alvarez', email: 'rosa@example.com', website: '' };

/** Posts a form without JavaScript and returns its thank-you page. */
async function thankYouPage(form: string, locale: Locale, values: Record<string, unknown>): Promise<string> {
  const body = new URLSearchParams({ form, locale });
  for (const [name, value] of Object.entries<unknown>({ ...person, ...values }))
    for (const item of [value].flat()) body.append(name, item === true ? 'on' : String(item));
  const response = await fetch(`${server.url}/api/leads/${form}`, { method: 'POST', redirect: 'manual', body, headers: { origin: server.url } });
  expect(response.status).toBe(303);
  return (await fetch(server.url + response.headers.get('location'), { headers: { cookie: `locale=${locale}` } })).text();
}

const filesIn = (html: string) => [...html.matchAll(/href="(\/downloads\/[^"]+)"/g)].map(([, path]) => path);

test.each(locales)('without JavaScript the thank-you page has the requested file, in %s', async (locale) => {
  for (const [form, values, file] of [
    ['guide', {}, 'insurance-review.{}.pdf'],
    ['resource', { resource: 'new-authority' }, 'new-authority.{}.zip'],
  ] as const) {
    const html = await thankYouPage(form, locale, values);
    const path = `/downloads/${file.replace('{}', locale)}`;
    expect(filesIn(html)).toEqual([path]);
    expect([html.includes(person.email), html.includes(person.name)]).toEqual([false, false]);
    expect((await fetch(server.url + path)).status).toBe(200);
  }
});

const textOf = (html: string) =>
  readTags(withoutScripts(html))
    .map(({ text }) => text)
    .join('\n');

describe.each(locales)('without JavaScript, in %s', (locale) => {
  const { done, toast } = messagesFor(locale).forms;
  const quote = messagesFor(locale).site.thankYou;
  const firstOf: Readonly<Record<string, string>> = { ...done.first, newsletter: done.newsletter.text };
  const kinds = ['contact', 'coi', 'newsletter', 'review-personal', 'review-commercial', 'review-property'];

  test.each(kinds)('the thank-you page names the next steps of: %s', async (form) => {
    const kind = formById(form).kind;
    const text = textOf(await thankYouPage(form, locale, serviceValues[form] ?? {}));
    const headings: Readonly<Record<string, string>> = toast.done;
    const lines = [...new Set(Object.values(firstOf))].filter((line) => text.includes(line));
    expect([text.includes(headings[kind] ?? '-'), lines]).toEqual([true, [firstOf[kind]]]);
    expect([text.includes(quote.read), text.includes(quote.heading)]).toEqual([false, false]);
    // Only quotes and reviews have the step "decide".
    expect([text.includes(quote.decide), text.includes(quote.notCover)]).toEqual([kind === 'review', kind !== 'newsletter']);
  });

  test('the thank-you page after documents is about the files', async () => {
    const fields = { ...sender, form: 'documents', locale };
    const response = await postDocuments(server.url, [{ name: 'a.pdf', bytes: pdf() }], { fields });
    const html = await (await fetch(server.url + response.headers.get('location'), { headers: { cookie: `locale=${locale}` } })).text();
    for (const words of [messagesFor(locale).portal.documents.ui.done, done.first.documents]) expect(textOf(html)).toContain(words);
    expect(textOf(html)).not.toContain(quote.read);
  });
});

test('shows no file for other leads, unknown files and unknown references', async () => {
  expect(filesIn(await thankYouPage('newsletter', 'en', {}))).toEqual([]);
  expect(filesIn(await thankYouPage('resource', 'en', { resource: 'what I like' }))).toEqual([]);
  expect(filesIn(await (await fetch(`${server.url}/thank-you/BCDFGHJK`)).text())).toEqual([]);
});

test.each(locales)('guide page and guide dialog have the same words in %s', async (locale) => {
  const html = await (await fetch(server.url + localePath(locale, '/free-guide'), { headers: { cookie: `locale=${locale}` } })).text();
  expect(html).toContain('action="/api/leads/guide"');
  const parts = await (await fetch(`${server.url}/api/guide?locale=${locale}`)).json();
  const text = textOf(html);
  for (const words of [parts.title, parts.lead, parts.privacy]) expect(text).toContain(words);
  expect(parts.form).toMatchObject({ id: 'guide', locale });
});

test.each(locales)('keeps the promised time when the page is opened again later, in %s', async (locale) => {
  const body = new URLSearchParams({ form: 'contact', locale, website: '' });
  for (const [name, value] of Object.entries(serviceValues.contact ?? {})) body.append(name, String(value));
  const posted = await fetch(`${server.url}/api/leads/contact`, { method: 'POST', redirect: 'manual', body, headers: { origin: server.url } });
  const path = posted.headers.get('location') ?? '';
  const pageOfLeadSentAt = async (sentAt: number) => {
    const db = new DatabaseSync(join(server.dataDir, 'app.db'));
    db.prepare('update lead set created_at = ? where reference = ?').run(sentAt, path.slice(-8));
    db.close();
    return textOf(await (await fetch(server.url + path, { headers: { cookie: `locale=${locale}` } })).text());
  };
  const soon = translator(locale, 'mail.visitor.next')('answerSoon', { ways: 'email' });
  const sentAt = Date.now() - 120_000;
  const page = await pageOfLeadSentAt(sentAt);
  expect([page.includes(formatReplyTime(replyDueAt(sentAt), locale)), page.includes(soon)]).toEqual([true, false]);
  expect(await pageOfLeadSentAt(Date.now() - 14 * 86_400_000)).toContain(soon);
});
