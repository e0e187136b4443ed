import { isOneTypo } from './is-one-typo.ts';

/** Words by their forms with one letter left out, so that typos are found without comparing all. */
export type TypoIndex = { words: ReadonlyMap<string, readonly string[]>; maxLength: number };

/** The word itself, and the word without each of its letters: two words one typo apart share at least one form. */
function shortened(word: string): Set<string> {
  return new Set([word, ...Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))]);
}

/** Indexes words for `typosOf`; one entry per letter. */
export function typoIndex(words: Iterable<string>): TypoIndex {
  const index = new Map<string, string[]>();
  let maxLength = 0;
  for (const word of words) {
    maxLength = Math.max(maxLength, word.length);
    for (const key of shortened(word)) {
      const existing = index.get(key);
      if (existing) existing.push(word);
      else index.set(key, [word]);
    }
  }
  return { words: index, maxLength };
}

/** The words of an index that are one typo away from `input`. */
export function typosOf({ words, maxLength }: TypoIndex, input: string): string[] {
  if (input.length > maxLength + 1) return [];
  const near = new Set([...shortened(input)].flatMap((key) => words.get(key) ?? []));
  return [...near].filter((word) => word !== input && isOneTypo(input, word));
}
