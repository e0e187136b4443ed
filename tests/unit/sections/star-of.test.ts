import { factLine } from '#components/sections/fact-line.ts';
import { starOf, starOfAll } from '#components/sections/star-of.ts';
import type { Grade, SourcedFact } from '#lib/facts/fact.ts';
import { groupSources } from '#lib/facts/group-sources.ts';
import { sentenceText, starredSourceSentences } from '#lib/i18n/source-sentences.ts';

const rowOf = (grade: Grade, title: string = grade): SourcedFact => ({
  state: 'FL',
  grade,
  source: { url: '', title, readOn: '2026-11-23' },
  reviewBy: '2027-05-23',
});
const [official, copy, secondary, derived] = (['official', 'copy', 'secondary', 'derived'] as const).map((grade) => rowOf(grade));

test('stars what has neither a page of the state nor the text of the law', () => {
  const rows = [official, copy, secondary, derived] as SourcedFact[];
  expect(rows.map((row) => starOf([row]))).toEqual(['', '', '*', '*']);
});

test('stars a text when any of its figures needs a star, and the name of a group when all of them do', () => {
  const mixed = [rowOf('secondary'), rowOf('official')];
  expect([starOf(mixed), starOfAll(mixed)]).toEqual(['*', '']);
  expect(starOfAll([rowOf('secondary'), rowOf('derived')])).toBe('*');
  expect([starOf([]), starOfAll([])]).toEqual(['', '']);
});

test('names pages and copies of the law of one day together, each once', () => {
  const rows = [rowOf('official', 'Page'), rowOf('copy', 'Section 1'), rowOf('copy', 'Section 1'), rowOf('secondary')];
  expect(groupSources(rows)).toEqual([
    {
      kind: 'named',
      readOn: '2026-11-23',
      titles: [
        { title: 'Page', isCopy: false, url: '' },
        { title: 'Section 1', isCopy: true, url: '' },
      ],
    },
    { kind: 'letter' },
  ]);
});

test.each([
  ['en', 'Source, checked on November 23, 2026: Section 324.023, Florida Statutes (unofficial copy).'],
  ['es', 'Fuente, consultada el 23 de noviembre de 2026: Section 324.023, Florida Statutes (copia no oficial).'],
  ['pt', 'Fonte, consultada em 23 de novembro de 2026: Section 324.023, Florida Statutes (cópia não oficial).'],
] as const)('says in %s that a section was read in a copy', (locale, expected) => {
  const sentences = starredSourceSentences(factLine(locale, 'FL.fr44')?.sourcedFacts ?? [], locale);
  expect(sentences.map((sentence) => sentenceText(sentence).replaceAll('\u00a0', ' '))).toEqual([expected]);
});

test.each(['en', 'es', 'pt'] as const)('each sentence that explains a star begins with a star in %s', (locale) => {
  const business: SourcedFact = { ...rowOf('secondary'), topic: 'business' };
  const sentences = starredSourceSentences([rowOf('secondary'), business], locale);
  expect(sentences.map(({ before }) => before.charAt(0))).toEqual(['*', '*']);
});

test('links a page of the state to the address that was read, and no copy of the law', () => {
  const page: SourcedFact = { ...rowOf('official', 'Page'), source: { url: 'https://state.gov/page', title: 'Page', readOn: '2026-11-23' } };
  const [sentence] = starredSourceSentences([page, rowOf('copy', 'Section 1')], 'en');
  expect(sentence?.titles).toEqual([{ text: 'Page', url: 'https://state.gov/page' }, { text: 'Section 1 (unofficial copy)' }]);
});
