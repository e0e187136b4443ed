import { type TypoIndex, typoIndex, typosOf } from '#lib/text/typo-index.ts';
import { budget } from './limits.ts';

/** Shorter words mean too many others, longer ones none. */
const mistypedLength = { least: 5, most: 24 };

/** A term of the pages, the term of the message that it stands for, and what it counts. */
export type SearchTerm = { term: string; asked: string; weight: number };

/** The different terms of the pages, each with its place, and sorted so that those near to another are found. */
export type Vocabulary = { places: ReadonlyMap<string, number>; slips: TypoIndex };

/** Sorts the terms of the pages for `searchTerms`. */
export function vocabularyOf(terms: Iterable<string>): Vocabulary {
  const different = new Set(terms);
  return { places: new Map([...different].map((term, place) => [term, place])), slips: typoIndex(different) };
}

/** A wrong letter before one too few, and that before one too many. */
function rankOf(asked: string, term: string): number {
  return term.length >= asked.length ? term.length - asked.length : 2;
}

function slipsOf(asked: string, { places, slips }: Vocabulary): SearchTerm[] {
  const order = (left: string, right: string) => rankOf(asked, left) - rankOf(asked, right) || (places.get(left) ?? 0) - (places.get(right) ?? 0);
  return typosOf(slips, asked)
    .sort(order)
    .map((term) => ({ term, asked, weight: 0.5 }));
}

function longerOf(asked: string, { places }: Vocabulary): SearchTerm[] {
  const longer: SearchTerm[] = [];
  for (const term of places.keys()) if (term.startsWith(asked)) longer.push({ term, asked, weight: 0.4 });
  return longer;
}

/**
 * What is searched for: the terms of a message that the pages contain, and for a bounded number of others the terms
 * that one typed slip or a missing end leads to.
 */
export function searchTerms(asked: readonly string[], vocabulary: Vocabulary): SearchTerm[] {
  const isIndexed = (term: string) => vocabulary.places.has(term);
  const known = asked.filter(isIndexed);
  const unknown = asked.filter((term) => term.length >= mistypedLength.least && term.length <= mistypedLength.most && !isIndexed(term));
  return [
    ...known.map((term) => ({ term, asked: term, weight: 1 })),
    ...unknown
      .slice(0, budget.unknownTerms)
      .flatMap((term) => [...slipsOf(term, vocabulary), ...longerOf(term, vocabulary)].slice(0, budget.meanings)),
  ];
}
