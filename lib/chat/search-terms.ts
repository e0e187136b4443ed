import { type TypoIndex, typoIndex, typosOf } from '#lib/text/typo-index.ts';
import { budget } from './limits.ts';

/** Shorter words match too many others; longer ones none. */
const mistypedLength = { min: 5, max: 24 };

/** A term of the pages, the typed term that matched it, and its weight. */
export type SearchTerm = { term: string; asked: string; weight: number };

/** The distinct terms of the pages with their order, indexed for typos. */
export type Vocabulary = { positions: ReadonlyMap<string, number>; typos: TypoIndex };

export function vocabularyOf(terms: Iterable<string>): Vocabulary {
  const different = new Set(terms);
  return { positions: new Map([...different].map((term, position) => [term, position])), typos: typoIndex(different) };
}

/** A wrong letter ranks before a missing one, and that before an extra one. */
function rankOf(asked: string, term: string): number {
  return term.length >= asked.length ? term.length - asked.length : 2;
}

function typoMatches(asked: string, { positions, typos }: Vocabulary): SearchTerm[] {
  const order = (left: string, right: string) =>
    rankOf(asked, left) - rankOf(asked, right) || (positions.get(left) ?? 0) - (positions.get(right) ?? 0);
  return typosOf(typos, asked)
    .sort(order)
    .map((term) => ({ term, asked, weight: 0.5 }));
}

function prefixMatches(asked: string, { positions }: Vocabulary): SearchTerm[] {
  const longer: SearchTerm[] = [];
  for (const term of positions.keys()) if (term.startsWith(asked)) longer.push({ term, asked, weight: 0.4 });
  return longer;
}

/**
 * The terms to search: those of the message that the pages contain, and for a limited number of unknown ones the terms one typo or a missing ending
 * away.
 */
export function searchTerms(asked: readonly string[], vocabulary: Vocabulary): SearchTerm[] {
  const isIndexed = (term: string) => vocabulary.positions.has(term);
  const known = asked.filter(isIndexed);
  const unknown = asked.filter((term) => term.length >= mistypedLength.min && term.length <= mistypedLength.max && !isIndexed(term));
  return [
    ...known.map((term) => ({ term, asked: term, weight: 1 })),
    ...unknown
      .slice(0, budget.unknownTerms)
      .flatMap((term) => [...typoMatches(term, vocabulary), ...prefixMatches(term, vocabulary)].slice(0, budget.matchesPerTerm)),
  ];
}
