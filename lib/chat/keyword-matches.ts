import { type TypoIndex, typoIndex, typosOf } from '#lib/text/typo-index.ts';
import { budget } from './limits.ts';
import { isStopWord } from './tokens.ts';

/** Words from this length on may contain one typo. */
const shortestMistyped = 5;
/** The shortest stem with a star. */
const stemLetters = 3;

/** Keyword words that match a typed word, with a weight: 1 exact, less with a typo. */
export type Matches = ReadonlyMap<string, number>;

export type KeywordIndex = {
  exact: ReadonlySet<string>;
  /** By their first letters. */
  stems: ReadonlyMap<string, readonly { stem: string; word: string }[]>;
  typos: TypoIndex;
};

/** Indexes keyword words for `matchWords`; a final star matches any ending. */
export function indexKeywords(words: Iterable<string>): KeywordIndex {
  const all = [...new Set(words)];
  const exact = all.filter((word) => !word.endsWith('*'));
  return {
    exact: new Set(exact),
    stems: Map.groupBy(
      all.filter((word) => word.endsWith('*')).map((word) => ({ stem: word.slice(0, -1), word })),
      ({ stem }) => stem.slice(0, stemLetters),
    ),
    typos: typoIndex(exact.filter((word) => word.length >= shortestMistyped)),
  };
}

/** First letters that sound alike: a typo seldom changes another one, and `errado` is not `cerrado`. */
const alike = [/^[scz]/, /^[bv]/, /^[gj]/, /^[ckq]/, /^h?[aeiou]/];

const mayBegin = (typed: string, meant: string): boolean => typed[0] === meant[0] || alike.some((letter) => letter.test(typed) && letter.test(meant));

/** Another keyword or a stop word is no typo: `carro` is not `cargo`, `tenho` is not `techo`. */
function mayBeTypo(typed: string, { exact }: KeywordIndex): boolean {
  return typed.length >= shortestMistyped - 1 && !exact.has(typed) && !isStopWord(typed);
}

/** The matches of each distinct word. At most `budget.typos` words are compared with others. */
export function matchWords(typed: readonly string[], keywords: KeywordIndex): ReadonlyMap<string, Matches> {
  let typosLeft: number = budget.typos;
  const fits = new Map<string, Matches>();
  for (const word of new Set(typed)) {
    const found = new Map<string, number>();
    if (keywords.exact.has(word)) found.set(word, 1);
    for (const { stem, word: starred } of keywords.stems.get(word.slice(0, stemLetters)) ?? []) if (word.startsWith(stem)) found.set(starred, 1);
    if (typosLeft > 0 && mayBeTypo(word, keywords)) {
      typosLeft -= 1;
      for (const meant of typosOf(keywords.typos, word)) if (mayBegin(word, meant)) found.set(meant, 0.8);
    }
    fits.set(word, found);
  }
  return fits;
}
