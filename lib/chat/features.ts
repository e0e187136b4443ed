import { withPlaceMarks } from './places.ts';
import { wordsOf } from './tokens.ts';
import { groupsOf } from './word-groups.ts';

/** Weights of a word, of a pair of words, of a word's beginning, which endings and many typos leave unchanged, and of words with the same meaning. */
const kinds = { word: 0.7, pair: 0.5, beginning: 0.5, place: 0.3, group: 0.8, groupPair: 0.6 } as const;
const beginnings = [4, 6] as const;

/** The features of a message and their weights before training: words, pairs of words, beginnings of words. */
export type Features = ReadonlyMap<string, number>;

function add(features: Map<string, number>, feature: string, weight: number): void {
  features.set(feature, (features.get(feature) ?? 0) + weight);
}

const place = '@';
const unmarked = (word: string) => (word.startsWith(place) ? place : word);

/** The features of words; `likely` returns the known words that an unknown one may mean. */
export function featuresOf(typed: readonly string[], likely: (word: string) => readonly string[] = () => []): Features {
  const words = withPlaceMarks(typed);
  const features = new Map<string, number>();
  let before: string | undefined;
  for (const [at, word] of words.entries()) {
    for (const meant of [word, ...likely(word)]) {
      add(features, meant, meant.startsWith(place) ? kinds.place : kinds.word);
      for (const length of beginnings) if (meant.length > length) add(features, `${meant.slice(0, length)}*`, kinds.beginning);
      const groups = groupsOf(meant);
      for (const group of groups) add(features, `=${group}`, kinds.group);
      const [group] = groups;
      if (group === undefined || group === before) continue;
      if (before !== undefined) add(features, `=${before} ${group}`, kinds.groupPair);
      before = group;
    }
    const next = words[at + 1];
    if (next !== undefined) add(features, `${unmarked(word)} ${unmarked(next)}`, kinds.pair);
  }
  return features;
}

export const featuresOfText = (text: string): Features => featuresOf(wordsOf(text));
