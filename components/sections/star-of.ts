import type { SourcedFact } from '#lib/facts/fact.ts';
import { isStarred } from '#lib/facts/group-sources.ts';

type Star = '*' | '';

/** The star of a figure that lacks a page of the state and the text of the law; of several in one text, when one of them does. */
export function starOf(rows: readonly SourcedFact[]): Star {
  return rows.some(isStarred) ? '*' : '';
}

/** The star of a name over several figures, when all of them need one. They have none then: a star at each number made the numbers hard to read. */
export function starOfAll(rows: readonly SourcedFact[]): Star {
  return rows.every(isStarred) ? starOf(rows) : '';
}
