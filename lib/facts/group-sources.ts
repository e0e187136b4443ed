import type { Provenance, SourcedFact } from './fact.ts';

type SourceTitle = { title: string; isCopy: boolean; url: string };

/** `named` has the titles of its source pages. For other rows the page says that the state's `letter` decides, or to `ask` the agency. */
export type SourceGroup = { kind: 'named'; readOn: string; titles: SourceTitle[] } | { kind: 'letter' | 'ask' };

/** Which sentence a row gets. */
export function sourceKind({ grade, topic }: SourcedFact): 'official' | 'copy' | 'letter' | 'ask' {
  if (grade === 'official' || grade === 'copy') return grade;
  return topic === 'business' ? 'ask' : 'letter';
}

/** Whether neither a page of the state nor the text of the law stands behind a row: its figure has a star. */
export function isStarred(row: SourcedFact): boolean {
  const kind = sourceKind(row);
  return kind === 'letter' || kind === 'ask';
}

function titlesOf(rows: readonly Provenance[]): SourceTitle[] {
  const byTitle = new Map(rows.map(({ grade, source: { title, url } }) => [title, { title, isCopy: grade === 'copy', url }]));
  return [...byTitle.values()];
}

/** Groups rows, so that a page with ten states shows one sentence for each day of reading, and one for rows with a star. */
export function groupSources(rows: readonly SourcedFact[]): SourceGroup[] {
  const days = Map.groupBy(
    rows.filter((row) => !isStarred(row)),
    ({ source }) => source.readOn,
  );
  const named = [...days].map(([readOn, group]) => ({ kind: 'named' as const, readOn, titles: titlesOf(group) }));
  const others = (['letter', 'ask'] as const).filter((kind) => rows.some((row) => sourceKind(row) === kind));
  return [...named, ...others.map((kind) => ({ kind }))];
}
