import { serialize } from 'node:v8';
import MiniSearch from 'minisearch';
import { topicMatcher } from '#lib/chat/match-topic.ts';
import { budget, maxMessageLength } from '#lib/chat/limits.ts';
import { replyTo } from '#lib/chat/reply.ts';
import { findFaq, searchTerms, vocabularyOf } from '#lib/chat/faq-index.ts';
import { type Locale, locales } from '#lib/i18n/routing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import '#tests/support/chat/trained-model.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));
/** Counts comparisons. A mock function would store each pair and be slower. */
const mockCount = { compared: 0 };
jest.mock('../../../lib/text/is-one-typo.ts', () => {
  const { isOneTypo: actual } = jest.requireActual('../../../lib/text/is-one-typo.ts');
  return { isOneTypo: (typed: string, meant: string) => ((mockCount.compared += 1), actual(typed, meant)) };
});

const letters = 'abcdefghijklmnopqrstuvwxyz';
const fill = (text: string, length = maxMessageLength) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const numbered = (make: (first: string, second: string, index: number) => string) =>
  fill(Array.from({ length: 600 }, (_, index) => make(letters[index % 26] ?? '', letters[Math.floor(index / 26) % 26] ?? '', index)).join(' '));

const expensive: Record<string, string> = {
  mistyped: numbered((first, second) => `ins${first}ranc${second}`),
  'three letters': numbered((first, second) => `${first}${second}e`),
  'five letters': numbered((first, second) => `c${first}${second}er`),
  'one long word': fill('a'),
  'long words': numbered((_first, _second, index) => `insurancecompanyreinstatementrequirements${index}`),
  prefixes: numbered((_first, _second, index) => `reinstatement`.slice(0, 5 + (index % 8)) + (index % 10)),
  accents: fill('áéíóú̈́ção ñandú licéncïa '),
  emoji: fill('😀👩‍👩‍👧 '),
  'combining marks': `a${'\u0301'.repeat(maxMessageLength - 1)}`,
  'filings with blanks': fill('sr  - .  22'),
  'blanks after a filing': `sr${' '.repeat(maxMessageLength - 3)}2`,
  Portuguese: fill('segruo carrteira susspensa apolisse vencidda cirtificado '),
};

/** Different words that the pages contain: all of them can be searched. */
const wordsOfPages = (locale: Locale) => fill([...new Set(JSON.stringify(messagesFor(locale).pages['sr-22']).match(/\p{L}{4,}/gu))].join(' '));
const expensiveMessages = (locale: Locale) => Object.entries({ ...expensive, 'words of the pages': wordsOfPages(locale) });

/** The compared words and the searched terms of one answer, at most. A message compared with every word of the pages and keywords would have up to 133,000. */
const maxCompared = 100;
const maxSearched = budget.terms + budget.unknownTerms * budget.matchesPerTerm;

it.each(locales)('compares and searches a bounded number of words for the most expensive messages in %s', (locale) => {
  const counts: { name: string; compared: number; searched: number }[] = [];
  const searched = jest.spyOn(MiniSearch.prototype, 'search');
  for (const [name, message] of expensiveMessages(locale)) {
    mockCount.compared = 0;
    searched.mockClear();
    replyTo(message, locale);
    // A reply may need no search of the pages.
    findFaq(message, locale);
    const terms = searched.mock.calls.map(([, options]) => options?.tokenize?.(message).length ?? Number.POSITIVE_INFINITY);
    counts.push({ name, compared: mockCount.compared, searched: Math.max(0, ...terms) });
  }
  searched.mockRestore();
  expect([counts.some(({ compared }) => compared > 0), counts.some((count) => count.searched > 0)]).toEqual([true, true]);
  expect(counts.filter((count) => count.compared > maxCompared || count.searched > maxSearched)).toEqual([]);
});

/** The minimum of many runs, since others include compilation and other load. */
function minMs(run: () => unknown): number {
  let shortestMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 25; round += 1) {
    const from = performance.now();
    run();
    shortestMs = Math.min(shortestMs, performance.now() - from);
  }
  return shortestMs;
}

// Measured: 8 times at most on a quiet machine. The counts above are the hard limit; this finds what is expensive without comparing words. The comparison with an ordinary message holds on a slow or busy machine too.
it.each(locales)('answers the most expensive messages in %s in at most 25 times the time of an ordinary one', (locale) => {
  const ordinary = () => minMs(() => replyTo('How much does an SR-22 cost in Georgia after a DUI, and who files it?', locale));
  const before = ordinary();
  const times = expensiveMessages(locale).map(([name, message]) => ({ name, ms: minMs(() => replyTo(message, locale)) }));
  const ordinaryMs = Math.max(before, ordinary());

  expect(times.filter(({ ms }) => ms > 25 * ordinaryMs)).toEqual([]);
});

it('checks a limited number of unknown terms for typos', () => {
  const known = Array.from({ length: 500 }, (_, index) => `wy${String(index).padStart(5, '0')}`);
  const unknown = Array.from({ length: 200 }, (_, index) => `wx${String(index).padStart(5, '0')}`);
  const vocabulary = vocabularyOf(known);
  expect(new Set(searchTerms(unknown, vocabulary).map(({ asked }) => asked)).size).toBe(budget.unknownTerms);
  expect(searchTerms(['wy0000'], vocabulary)).toHaveLength(budget.matchesPerTerm);

  mockCount.compared = 0;
  searchTerms(['a'.repeat(maxMessageLength), 'abcd'], vocabulary);
  expect(mockCount.compared).toBe(0);
});

// Measured: 53,000 features and 750,000 weights of 580 topics, 6 MB.
it('keeps a model of at most 16 MB', () => {
  const { model, words } = topicMatcher();
  expect(serialize({ model, words }).length).toBeLessThan(16_000_000);
});
