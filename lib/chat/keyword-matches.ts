import { type TypoIndex, typoIndex, typosOf } from '#lib/text/typo-index.ts';
import { budget } from './limits.ts';
import { isStopWord } from './tokens.ts';

/** Words from this length on may contain one typo. */
const shortestMistyped = 5;

/** Keyword words that match a typed word, with a weight: 1 exact, less with a typo. */
export type Matches = ReadonlyMap<string, number>;

export type KeywordIndex = {
  exact: ReadonlySet<string>;
  stems: readonly { stem: string; word: string }[];
  typos: TypoIndex;
};

/** Indexes keyword words for `matchWords`; a final star matches any ending. */
export function indexKeywords(words: Iterable<string>): KeywordIndex {
  const all = [...new Set(words)];
  const exact = all.filter((word) => !word.endsWith('*'));
  return {
    exact: new Set(exact),
    stems: all.filter((word) => word.endsWith('*')).map((word) => ({ stem: word.slice(0, -1), word })),
    typos: typoIndex(exact.filter((word) => word.length >= shortestMistyped)),
  };
}

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
    for (const { stem, word: starred } of keywords.stems) if (word.startsWith(stem)) found.set(starred, 1);
    if (typosLeft > 0 && mayBeTypo(word, keywords)) {
      typosLeft -= 1;
      for (const meant of typosOf(keywords.typos, word)) found.set(meant, 0.8);
    }
    fits.set(word, found);
  }
  return fits;
}
