import { type TypoIndex, typoIndex, typosOf } from '#lib/text/typo-index.ts';
import { budget } from './limits.ts';
import { isEmptyWord } from './tokens.ts';

/** From this length on a word may have one typed letter too many, too few, wrong or swapped. */
const shortestMistyped = 5;

/** Which keyword words fit a typed one, and how well: 1 as written, less with a slip. */
export type Matches = ReadonlyMap<string, number>;

export type KeywordWords = {
  exact: ReadonlySet<string>;
  stems: readonly { stem: string; word: string }[];
  slips: TypoIndex;
};

/** Keyword words sorted for `fitWords`; a star at the end of a word stands for any ending. */
export function keywordWords(words: Iterable<string>): KeywordWords {
  const all = [...new Set(words)];
  const exact = all.filter((word) => !word.endsWith('*'));
  return {
    exact: new Set(exact),
    stems: all.filter((word) => word.endsWith('*')).map((word) => ({ stem: word.slice(0, -1), word })),
    slips: typoIndex(exact.filter((word) => word.length >= shortestMistyped)),
  };
}

/** A word of another keyword, or one that says nothing, is no slip: `carro` is not `cargo`, `tenho` is not `techo`. */
function mayBeSlip(typed: string, { exact }: KeywordWords): boolean {
  return typed.length >= shortestMistyped - 1 && !exact.has(typed) && !isEmptyWord(typed);
}

/** The fits of each different word of a message. At most `budget.slips` of them are compared with other words. */
export function matchWords(typed: readonly string[], keywords: KeywordWords): ReadonlyMap<string, Matches> {
  let slipsLeft: number = budget.slips;
  const fits = new Map<string, Matches>();
  for (const word of new Set(typed)) {
    const found = new Map<string, number>();
    if (keywords.exact.has(word)) found.set(word, 1);
    for (const { stem, word: starred } of keywords.stems) if (word.startsWith(stem)) found.set(starred, 1);
    if (slipsLeft > 0 && mayBeSlip(word, keywords)) {
      slipsLeft -= 1;
      for (const meant of typosOf(keywords.slips, word)) found.set(meant, 0.8);
    }
    fits.set(word, found);
  }
  return fits;
}
