import { foldLine } from '#components/sections/fold-line.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { locales } from '#lib/i18n/routing.ts';
import { pages, sectionsOf } from '#lib/site/pages.ts';

const folded = pages.flatMap((page) => sectionsOf(page).flatMap((section) => (section.fold ? [{ page: page.id, words: section.words }] : [])));

test.each(locales)('the line of a folded section has whole names and fits, in %s', (locale) => {
  expect(folded.length).toBeGreaterThan(40);
  const lines = folded.map(({ page, words }) => pageWords(locale, page, words)).flatMap((words) => foldLine(words) ?? []);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.length > 42 || /[{}…]/.test(line))).toEqual([]);
});

test('names the items of a section, and shows no beginning of a text', () => {
  const line = (page: string, words: string) => foldLine(pageWords('en', page, words));
  expect(line('high-risk', 'papers')).toBe('SR-22 · SR-22A · FR-44 · DL-123');
  expect(line('fr-44', 'prose')).toBeUndefined();
});

test('at most three folded sections follow each other, not counting questions', () => {
  const pagesWithFour = pages.filter((page) => {
    const isFolded = sectionsOf(page).map(({ kind, fold }) => fold === true && kind !== 'faq');
    return isFolded.some((_, index) => index >= 3 && isFolded.slice(index - 3, index + 1).every(Boolean));
  });
  expect(pagesWithFour.map(({ id }) => id)).toEqual([]);
});
