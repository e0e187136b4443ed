import { withPlaceMarks } from './places.ts';
import { wordsOf } from './tokens.ts';
import { groupsOf } from './word-groups.ts';

/** The weights of the kinds of features, chosen by cross-validation. */
const kinds = {
  word: 0.7,
  /** Two words, one after the other. */
  pair: 0.5,
  /** Endings leave it unchanged. */
  beginning: 0.5,
  /** Three letters of a word: many typos leave most of them unchanged. */
  part: 0.3,
  /** Any name of a place. */
  place: 0.3,
  /** Words with the same meaning. */
  group: 1.4,
  /** Two groups, one after the other. */
  groupPair: 0.95,
} as const;
const beginnings = [4, 6] as const;
const partLength = 3;
/** Only the beginning of a longer word is divided into parts. */
const maxPartedLength = 24;

/** The features of a message and their weights before training. */
export type Features = ReadonlyMap<string, number>;

function add(features: Map<string, number>, feature: string, weight: number): void {
  features.set(feature, (features.get(feature) ?? 0) + weight);
}

/** The parts of a word, with marks at its ends. */
function addParts(features: Map<string, number>, word: string): void {
  const marked = `^${word.slice(0, maxPartedLength)}$`;
  for (let at = 0; at + partLength <= marked.length; at += 1) add(features, `#${marked.slice(at, at + partLength)}`, kinds.part);
}

/** Whether a feature that only one example has is kept. Pairs and parts of words are not: they are most of the features, and from one example they teach nothing. */
export const isKeptWhenRare = (feature: string): boolean => !feature.includes(' ') && !feature.startsWith('#');

const place = '@';
const notServed = '@elsewhere';
/** In pairs of words all served states are the same, so that "moving to Georgia" teaches "moving to Alabama". */
const unmarked = (word: string) => (word.startsWith(place) && word !== notServed ? place : word);

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
    if (!word.startsWith(place)) addParts(features, word);
    const next = words[at + 1];
    if (next !== undefined) add(features, `${unmarked(word)} ${unmarked(next)}`, kinds.pair);
  }
  return features;
}

export const featuresOfText = (text: string): Features => featuresOf(wordsOf(text));
