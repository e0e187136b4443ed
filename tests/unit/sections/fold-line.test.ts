import { foldLines } from '#components/sections/fold-line.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { locales } from '#lib/i18n/routing.ts';
import { pages, sectionsOf } from '#lib/site/pages.ts';

const folded = pages.flatMap((page) => sectionsOf(page).flatMap((section) => (section.fold ? [{ page: page.id, words: section.words }] : [])));

test.each(locales)('the line of a folded section has whole names and fits, in %s', (locale) => {
  expect(folded.length).toBeGreaterThan(40);
  const lines = folded.map(({ page, words }) => pageWords(locale, page, words)).flatMap(foldLines);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.length > 42 || /[{}…]/.test(line))).toEqual([]);
});

test('the fold of the federal minimums shows the amounts that truck owners ask for', () => {
  const lines = foldLines(pageWords('en', 'commercial-auto', 'minimums'));
  expect(lines.map((line) => line.match(/\$[\d,]+/)?.[0])).toEqual(['$750,000', '$300,000', '$1,000,000', '$5,000,000']);
  expect(lines[0]).toContain('10,001 lb');
});

test('names the items of a section, and shows no beginning of a text', () => {
  const lines = (page: string, words: string) => foldLines(pageWords('en', page, words));
  expect(lines('high-risk', 'papers')).toEqual(['SR-22 · SR-22A · FR-44 · DL-123']);
  expect(lines('fr-44', 'prose')).toEqual([]);
});

test('at most three folded sections follow each other; questions stand apart', () => {
  const longest = (kinds: readonly boolean[]) =>
    Math.max(...kinds.reduce<number[]>((runs, fold) => [...runs, fold ? (runs.at(-1) ?? 0) + 1 : 0], [0]));
  const runs = pages.map((page) => [page.id, longest(sectionsOf(page).map(({ kind, fold }) => fold === true && kind !== 'faq'))] as const);
  expect(runs.filter(([, run]) => run > 3)).toEqual([]);
});
