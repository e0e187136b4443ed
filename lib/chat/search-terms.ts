import { isOneSlip } from '../text/one-slip.ts';
import { budget } from './limits.ts';

/** Shorter words mean too many others, longer ones none. */
const mistypedLength = { least: 5, most: 24 };

/** A term of the pages, the term of the message that it stands for, and what it counts. */
export type SearchTerm = { term: string; asked: string; weight: number };

/** The different terms of the pages by length: what a message is compared with. */
export type Vocabulary = ReadonlyMap<number, readonly string[]>;

/** Sorts the terms of the pages for `searchTerms`. */
export function vocabularyOf(terms: Iterable<string>): Vocabulary {
  return Map.groupBy(new Set(terms), (term) => term.length);
}

function slipsOf(asked: string, vocabulary: Vocabulary, compare: typeof isOneSlip): SearchTerm[] {
  return [0, 1, -1]
    .flatMap((more) => vocabulary.get(asked.length + more) ?? [])
    .filter((term) => compare(asked, term))
    .map((term) => ({ term, asked, weight: 0.5 }));
}

function longerOf(asked: string, vocabulary: Vocabulary): SearchTerm[] {
  return [...vocabulary.values()]
    .flat()
    .filter((term) => term.startsWith(asked))
    .map((term) => ({ term, asked, weight: 0.4 }));
}

/**
 * What is searched for: the terms of a message that the pages contain, and for a bounded number of others the terms
 * that one typed slip or a missing end leads to. `compare` is replaced by a test that counts.
 */
export function searchTerms(asked: readonly string[], vocabulary: Vocabulary, compare = isOneSlip): SearchTerm[] {
  const isIndexed = (term: string) => vocabulary.get(term.length)?.includes(term);
  const known = asked.filter(isIndexed);
  const unknown = asked.filter((term) => term.length >= mistypedLength.least && term.length <= mistypedLength.most && !isIndexed(term));
  return [
    ...known.map((term) => ({ term, asked: term, weight: 1 })),
    ...unknown
      .slice(0, budget.unknownTerms)
      .flatMap((term) => [...slipsOf(term, vocabulary, compare), ...longerOf(term, vocabulary)].slice(0, budget.meanings)),
  ];
}
