import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { type Matches, matchWords, type KeywordIndex, indexKeywords } from './keyword-matches.ts';
import { budget } from './limits.ts';
import { isStopWord, wordsOf } from './tokens.ts';
import { type Topic, topics } from './topics.ts';

type Phrase = readonly string[];
/** `sr22 + cancel*`: all phrases occur, in any order and with other words between. */
type Keyword = { phrases: readonly Phrase[]; topic: Topic; weight: number };

export type TopicMatch = { topic: Topic; score: number };

/** Stop words that may stand between two words of a phrase: `hit car` is found in "hit my car". */
const mostSkipped = 2;
/** Weight of a phrase with another word in between: `licencia vencida` in "licencia colombiana vencida". */
const apart = 0.75;
/** The name of a form, such as `sr22`, outranks general words around it. */
const formName = /^[a-z]{2,4}\d+[ax]?$/;
const formWeight = 3;
/** What each further keyword of a topic adds, and how many count: two signs outrank one, and a longer phrase both. */
const further = { value: 0.15, most: 3 };

/** Words of a phrase that count in full, and what each later one adds: a long phrase about a small thing must not win over the name of a form. */
const fullWords = 2;
const laterWord = 0.3;

const phraseOf = (text: string): Phrase =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((part) => (part.endsWith('*') ? wordsOf(part).map((word) => `${word}*`) : wordsOf(part)));

/** Keywords of all languages, since visitors mix them. A final star matches any ending. */
function parseKeywords(): Keyword[] {
  return topics.flatMap((topic) => {
    const texts = locales.flatMap((locale) => {
      const words: Readonly<Record<string, { keywords: string }>> = messagesFor(locale).chat.topics;
      return (words[topic.id]?.keywords ?? '').split(',').map((text) => text.trim());
    });
    return [...new Set(texts)]
      .map((text) => ({ topic, phrases: text.split('+').map(phraseOf) }))
      .map((keyword) => ({ ...keyword, weight: topic.weight * (keyword.phrases.flat().some((word) => formName.test(word)) ? formWeight : 1) }))
      .filter(({ phrases }) => phrases.every(({ length }) => length > 0));
  });
}

type KeywordTable = { byFirst: ReadonlyMap<string, readonly Keyword[]>; words: KeywordIndex };
let cached: KeywordTable | undefined;

function keywordTable(): KeywordTable {
  if (cached) return cached;
  const keywords = parseKeywords();
  cached = {
    byFirst: Map.groupBy(keywords, ({ phrases }) => phrases[0]?.[0] ?? ''),
    words: indexKeywords(keywords.flatMap(({ phrases }) => phrases.flat())),
  };
  return cached;
}

type Typed = { words: readonly string[]; fits: readonly Matches[]; starts: ReadonlyMap<string, readonly number[]> };

/** The position of a phrase's next word: at `from`, after stop words, or after one other word. */
function positionOf({ words, fits }: Typed, from: number, meant: string): number {
  const skipped = words.slice(from, from + mostSkipped).findIndex((typed, offset) => fits[from + offset]?.has(meant) || !isStopWord(typed));
  const next = from + (skipped < 0 ? mostSkipped : skipped);
  return fits[next]?.has(meant) ? next : next + 1;
}

/** How well the words from `start` match a phrase; 0 when one of them does not. */
function scoreAt(typed: Typed, start: number, phrase: Phrase): number {
  let least = 1;
  let at = start;
  for (const [index, meant] of phrase.entries()) {
    const next = index === 0 ? start : positionOf(typed, at + 1, meant);
    const fit = typed.fits[next]?.get(meant);
    if (!fit) return 0;
    const isApart = typed.words.slice(at + 1, next).some((word) => !isStopWord(word));
    least = Math.min(least, isApart ? fit * apart : fit);
    at = next;
  }
  return least * (Math.min(phrase.length, fullWords) + Math.max(0, phrase.length - fullWords) * laterWord);
}

function scoreOf(typed: Typed, { phrases }: Keyword): number {
  let total = 0;
  for (const phrase of phrases) {
    const best = (typed.starts.get(phrase[0] ?? '') ?? []).reduce((top, start) => Math.max(top, scoreAt(typed, start, phrase)), 0);
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

function positionsOf(fits: readonly Matches[]): Map<string, number[]> {
  const starts = new Map<string, number[]>();
  for (const [at, matches] of fits.entries())
    for (const word of matches.keys()) {
      const positions = starts.get(word);
      if (!positions) starts.set(word, [at]);
      else if (positions.length < budget.repeats) positions.push(at);
    }
  return starts;
}

/** The topics whose keywords a message has, the best first. */
export function matchTopics(message: string): TopicMatch[] {
  const { byFirst, words: index } = keywordTable();
  const words = wordsOf(message).slice(0, budget.words);
  const fitsOf = matchWords(words, index);
  const fits = words.map((word) => fitsOf.get(word) ?? new Map<string, number>());
  const typed = { words, fits, starts: positionsOf(fits) };
  const found = new Map<Topic, { best: number; count: number }>();
  for (const first of typed.starts.keys())
    for (const keyword of byFirst.get(first) ?? []) {
      const value = scoreOf(typed, keyword) * keyword.weight;
      const { best = 0, count = 0 } = found.get(keyword.topic) ?? {};
      if (value > 0) found.set(keyword.topic, { best: Math.max(best, value), count: count + 1 });
    }
  const scores = [...found].map(([topic, { best, count }]) => ({
    topic,
    score: best + Math.min(count - 1, further.most) * further.value * topic.weight,
  }));
  const order: readonly Topic[] = topics;
  return scores.sort((left, right) => right.score - left.score || order.indexOf(left.topic) - order.indexOf(right.topic));
}
