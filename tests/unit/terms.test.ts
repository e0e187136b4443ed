import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { leavesOf } from '../support/texts/leaves.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/style-guide.md'), 'utf8');
const headings: Readonly<Record<string, string>> = { en: '## English', es: '## Spanish', pt: '## Portuguese' };

/** The forms in the column "not" of a language's table. */
function forbiddenIn(locale: string): string[] {
  const section = guide.split(/^(?=## )/m).find((part) => part.startsWith(headings[locale] ?? '?')) ?? '';
  const cells = Array.from(section.matchAll(/^\|[^|]*\|([^|]*)\|$/gm), ([, cell = '']) => cell);
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, form = '']) => form));
}

/** Texts of a page, a form or a mail. Words that the chat understands, and the fixed texts of consent, are not for reading. */
const textsOf = (locale: Locale): [key: string, text: string][] =>
  [...leavesOf(messagesFor(locale))].filter(([key]) => !/^chat\.topics\..*\.keywords$|^forms\.consent\./.test(key));

function hits(texts: readonly [string, string][], pattern: RegExp): string[] {
  return texts.flatMap(([key, text]) => {
    const [found] = pattern.exec(text) ?? [];
    return found ? [`${key} (${found}): ${text.slice(0, 120)}`] : [];
  });
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (forms: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${forms.map(escaped).join('|')})(?!\\p{L})`, 'iu');

test.each(['en', 'es', 'pt'] as const)('no text in %s has a form that the style guide forbids', (locale) => {
  const forbidden = forbiddenIn(locale);
  expect(forbidden.length).toBeGreaterThan(10);
  // Legal pages keep the full forms.
  const texts = textsOf(locale).filter(([key]) => !/^pages\.(?:privacy|terms|accessibility|licenses)\./.test(key));
  expect(hits(texts, anyOf(forbidden))).toEqual([]);
});

test('money in Portuguese is US$ with dots', () => {
  expect(hits(textsOf('pt'), /(?<!US)\$\s?\d|US\$ ?\d[\d.]*,\d{3}/)).toEqual([]);
});

test('money in English and Spanish is $ with commas', () => {
  expect(hits([...textsOf('en'), ...textsOf('es')], /US\$|\$\s\d|\$\d+\.\d{3}\b/)).toEqual([]);
});

/** Words of English that are no word of Spanish or Portuguese. */
const english = ['the', 'your', 'you', 'with', 'from', 'days', 'years', 'months', 'hours', 'please', 'this', 'that', 'which', 'when', 'what'];

test.each(['es', 'pt'] as const)('nothing in %s is left in English', (locale) => {
  // A term in quotes or brackets is quoted from a letter or a policy; names of arguments are not shown.
  const shown = textsOf(locale).map(([key, text]): [string, string] => [key, text.replace(/“[^”]*”|\([^)]*\)|\{\w+(?=[,}])|<[^>]*>/g, '')]);
  expect(hits(shown, anyOf(english))).toEqual([]);
});
