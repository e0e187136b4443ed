import type { SourcedFact } from './fact.ts';

/** `official` names its source pages. For other rows the text says that the state's `letter` decides, or to `ask` the agency. */
export type SourceGroup = { kind: 'official'; readOn: string; titles: string[] } | { kind: 'letter' | 'ask' };

/** Which sentence a row gets. */
export function sourceKind({ grade, topic }: SourcedFact): SourceGroup['kind'] {
  if (grade === 'official') return 'official';
  return topic === 'business' ? 'ask' : 'letter';
}

/** Groups rows, so that a page with ten states shows one sentence for each day of reading, and one for rows that are not official. */
export function groupSources(rows: readonly SourcedFact[]): SourceGroup[] {
  const official = rows.filter((row) => sourceKind(row) === 'official');
  const days = Map.groupBy(official, ({ source }) => source.readOn);
  const named = [...days].map(([readOn, group]) => ({
    kind: 'official' as const,
    readOn,
    titles: [...new Set(group.map(({ source }) => source.title))],
  }));
  const others = (['letter', 'ask'] as const).filter((kind) => rows.some((row) => sourceKind(row) === kind));
  return [...named, ...others.map((kind) => ({ kind }))];
}
