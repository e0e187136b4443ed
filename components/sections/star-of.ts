import type { SourcedFact } from '#lib/facts/fact.ts';
import { isStarred } from '#lib/facts/group-sources.ts';

type Star = '*' | '';

/** A star where a figure was read neither on a page of the state nor in the text of the law. One such figure is enough for a text with several. */
export function starOf(rows: readonly SourcedFact[]): Star {
  return rows.some(isStarred) ? '*' : '';
}

/** The star of a heading over several figures, when all of them need one. It replaces theirs: a star at each number made the numbers hard to read. */
export function starOfAll(rows: readonly SourcedFact[]): Star {
  return rows.every(isStarred) ? starOf(rows) : '';
}
