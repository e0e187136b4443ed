import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dollarFormat } from '#lib/facts/dollar-format.ts';
import type { FieldValues } from '#lib/forms/field-values.ts';
import { presentValues } from '#lib/forms/present.ts';
import { longDay } from '#lib/i18n/long-day.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { type Locale, locales, regionalLocale } from '#lib/i18n/routing.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import { timeOfDay } from '#lib/site/office-hours.ts';
import { leavesOf } from '../support/texts/leaves.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/style-guide.md'), 'utf8');
const headings: Readonly<Record<string, string>> = { en: '## English', es: '## Spanish', pt: '## Portuguese' };

/** The wordings in the column "not" of a language's table. */
function forbiddenIn(locale: string): string[] {
  const section = guide.split(/^(?=## )/m).find((part) => part.startsWith(headings[locale] ?? '?')) ?? '';
  const cells = Array.from(section.matchAll(/^\|[^|]*\|([^|]*)\|$/gm), ([, cell = '']) => cell);
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, wording = '']) => wording));
}

/** Texts of pages, forms, mails, and the chat, without the fixed texts of consent. */
const textsOf = (locale: Locale): [key: string, text: string][] =>
  [...leavesOf(messagesFor(locale))].filter(([key]) => !/^forms\.consent\./.test(key));

function hits(texts: readonly [string, string][], pattern: RegExp): string[] {
  return texts.flatMap(([key, text]) => {
    const [found] = pattern.exec(text) ?? [];
    return found ? [`${key} (${found}): ${text.slice(0, 120)}`] : [];
  });
}

const escaped = (wording: string): string => wording.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (wordings: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${wordings.map(escaped).join('|')})(?!\\p{L})`, 'iu');

test.each(['en', 'es', 'pt'] as const)('no text in %s has a wording that the style guide forbids', (locale) => {
  const forbidden = forbiddenIn(locale);
  expect(forbidden.length).toBeGreaterThan(10);
  // Legal pages do without contractions.
  const texts = textsOf(locale).filter(([key]) => !/^pages\.(?:privacy|terms|accessibility|licenses)\./.test(key));
  expect(hits(texts, anyOf(forbidden))).toEqual([]);
});

/** Texts about what an insurance company sends to a state; a "certificado" is the certificate of insurance only. */
const filingTexts = /^(?:filing|pages\.(?:states|state-\w+|which-filing|sr-22|fr-44|high-risk|dui|accidents-and-tickets))\./;

test.each(['es', 'pt'] as const)('no text in %s calls a filing a certificate', (locale) => {
  const texts = textsOf(locale).filter(([key]) => filingTexts.test(key));
  expect(texts.length).toBeGreaterThan(500);
  expect(hits(texts, /certificad/i)).toEqual([]);
});

/** A list of three or more items without a comma before the last one, except "payroll or sales, and …", which is one item. */
const withoutSerialComma = /(?:[\p{L}’]+, ){2,}[\p{L}’]+ (?:and|or) [\p{L}’]+(?![^.;:]*, (?:and|or)(?!\p{L}))/u;

test('a list in English has a comma before its last word', () => {
  expect(withoutSerialComma.test('Call by phone, text, fax or email.')).toBe(true);
  expect(
    hits(
      textsOf('en').filter(([key]) => !key.startsWith('chat.')),
      withoutSerialComma,
    ),
  ).toEqual([]);
});

test('a period or a comma in English is inside the closing quotation mark', () => {
  expect(
    hits(
      textsOf('en').filter(([key]) => !key.startsWith('chat.')),
      /[^}]”[.,]/,
    ),
  ).toEqual([]);
});

/** Headings of two sentences of which the second is only a noun: they end without a period. */
const nounHeadings = ['site.missing.heading', 'pages.states.list.heading'];

test.each(locales)('a heading of two sentences in %s ends with a period', (locale) => {
  const headingKey = /\.heading$|^pages\.[\w-]+\..+\.title$/;
  const texts = textsOf(locale).filter(([key]) => headingKey.test(key) && !nounHeadings.includes(key));
  expect(texts.length).toBeGreaterThan(200);
  expect(hits(texts, /[?!.] [¿¡]?\p{Lu}[^?!.]*[^?!.]$/u)).toEqual([]);
});

test('money in Portuguese is US$ with dots', () => {
  expect(hits(textsOf('pt'), /(?<!US)\$\s?\d|US\$ ?\d[\d.]*,\d{3}/)).toEqual([]);
});

test('money in English and Spanish is $ with commas', () => {
  expect(hits([...textsOf('en'), ...textsOf('es')], /US\$|\$\s\d|\$\d+\.\d{3}\b/)).toEqual([]);
});

test('no text writes a time of day in another format', () => {
  const others = {
    en: /\d ?[ap]\.\s?m\.|\d ?[ap]m\b|\d(?:AM|PM)\b|\b\d{1,2} ?[ap] ?m\b/,
    es: /\d ?[ap]\.?m\b|\d ?[AP]\.?M\b|\b\d{1,2} ?h\b/,
    pt: /\d ?[ap]\.?\s?m\b|\d ?[AP]M\b|\b\d{1,2}:\d{2}\b|\b\d{1,2} horas da/,
  };
  for (const locale of locales) {
    // A time typed into a field has the form of the field.
    const texts = textsOf(locale).filter(([key]) => key !== 'forms.problems.time');
    expect(hits(texts, others[locale])).toEqual([]);
  }
});

test('no text writes a date in another format', () => {
  const spanishMonths = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
  const portugueseMonths = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
  expect(
    hits(textsOf('es'), new RegExp(`\\b(?:${spanishMonths}) \\d{1,2},|\\d de (?:${spanishMonths}),|\\d de (?:${spanishMonths}) del \\d`, 'i')),
  ).toEqual([]);
  expect(hits(textsOf('pt'), new RegExp(`\\b(?:${portugueseMonths}) \\d{1,2},|\\d de (?:${portugueseMonths}),`, 'i'))).toEqual([]);
  expect(hits(textsOf('en'), /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/)).toEqual([]);
});

test.each(locales)('the code prints money, times and dates in %s as the style guide says', (locale) => {
  const plain = (text: string): string => text.replace(/\s/g, ' ');
  const row = guide.split('\n').find((line) => line.startsWith(`| ${siteLanguages[locale].english}`) && line.includes('2026')) ?? '';
  const cells = row.split('|').map((cell) => cell.trim());
  const [, , money, time, hours, date] = cells;
  expect(plain(dollarFormat(regionalLocale(locale)).format(10_000))).toBe(money);
  expect(plain(timeOfDay(new Date(Date.UTC(2026, 2, 12, 14, 30)), siteLanguages[locale].clock))).toBe(time);
  expect(openingLines(locale).map(plain)).toContain(hours);
  expect(plain(longDay(locale, '2026-03-12'))).toBe(date);
});

test.each(locales)('limits, times and dates that a visitor typed are shown in the format of %s', (locale) => {
  const shown = (form: string, values: FieldValues): string =>
    presentValues({ form, values }, locale, { mask: false })
      .map(({ value }) => value.replace(/\s/g, ' '))
      .join('; ');
  const wizard = shown('auto-wizard', { bodily_injury: '10000/20000' });
  const certificate = shown('coi', { neededByTime: '14:30', neededByDate: '2026-03-12', cargoLimitAmount: '250000' });
  expect(`${wizard}; ${certificate}`).toBe(
    {
      en: '$10,000 / $20,000; 250,000; March 12, 2026; 2:30 PM',
      es: '$10,000 / $20,000; 250,000; 12 de marzo de 2026; 2:30 p. m.',
      pt: 'US$ 10.000 / US$ 20.000; 250.000; 12 de março de 2026; 14h30',
    }[locale],
  );
});

/** Words of English that are no word of Spanish or Portuguese. */
const english = ['the', 'your', 'you', 'with', 'from', 'days', 'years', 'months', 'hours', 'please', 'this', 'that', 'which', 'when', 'what'];

test.each(['es', 'pt'] as const)('nothing in %s is left in English', (locale) => {
  // A term in quotes or brackets is quoted from a letter or a policy; names of arguments are not shown.
  const shown = textsOf(locale).map(([key, text]): [string, string] => [key, text.replace(/“[^”]*”|\([^)]*\)|\{\w+(?=[,}])|<[^>]*>/g, '')]);
  expect(hits(shown, anyOf(english))).toEqual([]);
});
