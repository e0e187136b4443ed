import type { SourcedRow } from './fact.ts';

/** `official` names its pages. Of other rows a page says who decides: the state's `letter`, or the agency when asked. */
export type SourceGroup = { kind: 'official'; readOn: string; titles: string[] } | { kind: 'letter' | 'ask' };

/** Which sentence a row gets. */
export function sourceKind({ grade, topic }: SourcedRow): SourceGroup['kind'] {
  if (grade === 'official') return 'official';
  return topic === 'business' ? 'ask' : 'letter';
}

/** Groups rows, so that ten states need a sentence for each day of reading and one for what is not official. */
export function groupSources(rows: readonly SourcedRow[]): SourceGroup[] {
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
