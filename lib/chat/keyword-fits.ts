import { isOneSlip } from '../text/one-slip.ts';
import { budget } from './limits.ts';
import { isEmptyWord } from './tokens.ts';

/** From this length on a word may have one typed letter too many, too few, wrong or swapped. */
const shortestMistyped = 5;

/** Which keyword words fit a typed one, and how well: 1 as written, less with a slip. */
export type Fits = ReadonlyMap<string, number>;

export type KeywordWords = { exact: ReadonlySet<string>; stems: readonly string[]; byLength: ReadonlyMap<number, readonly string[]> };

/** Keyword words sorted for `fitWords`; a star at the end of a word stands for any ending. */
export function keywordWords(words: Iterable<string>): KeywordWords {
  const all = [...new Set(words)];
  const exact = all.filter((word) => !word.endsWith('*'));
  return {
    exact: new Set(exact),
    stems: all.filter((word) => word.endsWith('*')),
    byLength: Map.groupBy(exact, (word) => word.length),
  };
}

/** A word of another keyword, or one that says nothing, is no slip: `carro` is not `cargo`, `tenho` is not `techo`. */
function mayBeSlip(typed: string, { exact }: KeywordWords): boolean {
  return typed.length >= shortestMistyped - 1 && !exact.has(typed) && !isEmptyWord(typed);
}

function slipsOf(typed: string, { byLength }: KeywordWords, compare: typeof isOneSlip): string[] {
  const lengths = [typed.length - 1, typed.length, typed.length + 1].filter((length) => length >= shortestMistyped);
  return lengths.flatMap((length) => byLength.get(length) ?? []).filter((meant) => compare(typed, meant));
}

/** The fits of each different word of a message. At most `budget.slips` of them are compared with other words; `compare` is replaced by a test that counts. */
export function fitWords(typed: readonly string[], keywords: KeywordWords, compare = isOneSlip): ReadonlyMap<string, Fits> {
  let slipsLeft: number = budget.slips;
  const fits = new Map<string, Fits>();
  for (const word of new Set(typed)) {
    const found = new Map<string, number>();
    if (keywords.exact.has(word)) found.set(word, 1);
    for (const stem of keywords.stems) if (word.startsWith(stem.slice(0, -1))) found.set(stem, 1);
    if (slipsLeft > 0 && mayBeSlip(word, keywords)) {
      slipsLeft -= 1;
      for (const meant of slipsOf(word, keywords, compare)) found.set(meant, 0.8);
    }
    fits.set(word, found);
  }
  return fits;
}
