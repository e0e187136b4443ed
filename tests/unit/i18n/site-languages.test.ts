import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { busyResponse } from '#front-door/connections.ts';
import { pageStateRoute } from '#lib/http/page-state.ts';
import { contactForm } from '#lib/forms/contact.ts';
import { smartQuoteForm } from '#lib/forms/smart-quote.ts';
import { preferredLocale, routePage } from '#lib/i18n/route-page.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { defaultLocale, localePath, locales, regionalLocale } from '#lib/i18n/routing.ts';
import { errorWords } from '#lib/i18n/words/error.ts';
import { frontDoorWords } from '#lib/i18n/words/front-door.ts';
import { toolWords } from '#lib/i18n/words/tools.ts';
import { languageName } from '#lib/leads/deliver/mail/staff.ts';
import { alternateUrls } from '#lib/seo/addresses.ts';
import { formatReplyTime } from '#lib/site/office-hours.ts';
import { languageEntry, siteLanguages } from '#lib/site/site-languages.ts';
import { checkPostResponse } from '../../../quality/fuzz/check-response.ts';
import { sourceFolders } from '../../../scripts/sources.mjs';

const codes = Object.keys(siteLanguages);
const oneOClock = Date.UTC(2026, 10, 23, 13);
const reference = 'CFGHJK34';

test('the first language of the table has no prefix', () => {
  expect(locales).toEqual(codes);
  expect(codes[0]).toBe(defaultLocale);
});

test.each([
  ['words of pages', codes.filter((code) => Object.keys(messagesFor(code as 'en')).length > 5)],
  ['words of the front door', Object.keys(frontDoorWords)],
  ['words of the error page', Object.keys(errorWords)],
  ['words of the tools', Object.keys(toolWords)],
  ['addresses of a page', Object.keys(alternateUrls('/contact')).filter((code) => code !== 'x-default')],
  [
    'the busy response',
    Array.from(
      busyResponse()
        .toString()
        .matchAll(/<p lang="(\w+)"/g),
      ([, code]) => code,
    ),
  ],
])('%s follow the table', (_, derived) => expect(derived).toEqual(codes));

describe.each(locales)('%s', (locale) => {
  const entry = languageEntry(locale);
  const { days, at, atOne = at, halves } = entry.clock;

  test('has a complete entry', () => {
    expect(locale).toMatch(/^[a-z]{2}$/);
    expect(days.split(' ')).toHaveLength(7);
    expect(Intl.getCanonicalLocales(regionalLocale(locale))).toEqual([entry.regional]);
    expect(entry.regional.startsWith(`${locale}-`)).toBe(true);
    expect(languageName(locale)).toBe(new Intl.DisplayNames('en', { type: 'language' }).of(locale));
  });

  test('formats a day and a time', () => {
    const [, monday = ''] = days.split(' ');
    const promise = formatReplyTime(oneOClock, entry.clock, { timeZone: 'UTC', zone: 'UTC' });
    expect(promise.startsWith(monday + (halves ? atOne : at))).toBe(true);
    expect(promise).toContain(halves ? halves[1].replace(' ', '\u00a0') : '13h');
  });

  test('can be requested by the browser and in forms', () => {
    expect(preferredLocale(`${entry.regional},xx;q=0.5`)).toBe(locale);
    for (const { fields } of [contactForm, smartQuoteForm])
      expect(fields.find(({ name }) => name === 'preferredLanguage')?.options).toContain(locale);
  });

  test('has a restored page, a not-found page and a thank-you page', async () => {
    const key = `key of ${locale}`;
    Reflect.set(globalThis, Symbol.for('agency.pageStates'), new Map([[key, {}]]));
    expect(pageStateRoute(localePath(locale, '/form/home'), { 'x-page-state': key })).toBe(`/${locale}/form/home`);
    expect(pageStateRoute(localePath(locale, '/form/home'), { 'x-page-state': 'another' })).toBeUndefined();
    expect(routePage({ pathname: `/${locale}/nowhere`, search: '' })).toEqual({ kind: 'missing', locale });
    const location = localePath(locale, `/thank-you/${reference}`);
    await checkPostResponse(new Response(null, { status: 303, headers: { location } }), { wantsPage: true });
  });
});

test('does not route a thank-you page of an unknown language', async () => {
  const response = new Response(null, { status: 303, headers: { location: `/xx/thank-you/${reference}` } });
  await expect(checkPostResponse(response, { wantsPage: true })).rejects.toThrow(/did not match/);
});

/** Lists of the site's languages that are written into a source: `'en', 'es'`, `en|es` or `{ en: …, es: … }`. */
function languageLists(text: string): string[] {
  const code = `(?:${codes.join('|')})`;
  const list = new RegExp(
    `(['"])${code}\\1\\s*[,|]\\s*(['"])${code}\\2|\\b${code}\\|${code}\\b|\\{\\s*${code}\\s*[,:][^{}]*\\b${code}\\s*[,:}]`,
    'g',
  );
  return [...text.matchAll(list)].map(([found]) => found);
}

test.each([
  `const a = ['en', "es"];`,
  '/^(?:es|pt)/',
  'const words = { en, es, pt };',
  `const a: Record<Locale, string> = {\n  en: 'a',\n  es: 'b',\n};`,
])('a list of languages is found in %s', (source) => expect(languageLists(source)).toHaveLength(1));

/** The table, what `npm run derive` writes, words that belong to a language itself, and the languages that people of the agency speak. */
const mayList = [
  /^lib\/site\/(?:agency|site-languages|videos|video-summaries|video-categories|options)\.ts$/,
  /^lib\/i18n\/words\//,
  /^lib\/chat\/(?:tokens|other-language)\.ts$/,
];

test('no source repeats the list of languages', () => {
  const root = process.cwd();
  const files = [...sourceFolders, 'scripts', 'quality'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const sources = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !mayList.some((path) => path.test(file)));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((file) => languageLists(readFileSync(join(root, file), 'utf8')).map((found) => `${file}: ${found}`))).toEqual([]);
});
