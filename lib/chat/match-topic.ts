import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { type Matches, matchWords, type KeywordIndex, indexKeywords } from './keyword-matches.ts';
import { budget } from './limits.ts';
import { wordsOf } from './tokens.ts';
import { type Topic, topics } from './topics.ts';

type Keyword = { words: readonly string[]; topic: Topic };

export type TopicMatch = { topic: Topic; score: number };

/** Keywords of all languages, since visitors mix them. A final star matches any ending. */
function parseKeywords(): Keyword[] {
  return locales.flatMap((locale) => {
    const words = messagesFor(locale).chat.topics;
    return topics.flatMap((topic) =>
      words[topic.id].keywords.split(',').map((keyword) => ({
        topic,
        words: keyword.split(/\s+/).flatMap((part) => (part.endsWith('*') ? wordsOf(part).map((word) => `${word}*`) : wordsOf(part))),
      })),
    );
  });
}

let cached: { byFirst: ReadonlyMap<string, readonly Keyword[]>; words: KeywordIndex } | undefined;

function keywordTable() {
  if (cached) return cached;
  const keywords = parseKeywords();
  cached = { byFirst: Map.groupBy(keywords, ({ words }) => words[0] ?? ''), words: indexKeywords(keywords.flatMap(({ words }) => words)) };
  return cached;
}

/** How well the words from `start` match a keyword; 0 when one of them does not. */
function phraseScore(fits: readonly Matches[], start: number, meant: readonly string[]): number {
  let least = 1;
  for (const [index, word] of meant.entries()) {
    const fit = fits[start + index]?.get(word);
    if (!fit) return 0;
    least = Math.min(least, fit);
  }
  return least * meant.length;
}

/** The topic with the best keyword match, if any. */
export function matchTopic(message: string): TopicMatch | undefined {
  const { byFirst, words } = keywordTable();
  const typed = wordsOf(message).slice(0, budget.words);
  const fitsOf = matchWords(typed, words);
  const fits = typed.map((word) => fitsOf.get(word) ?? new Map<string, number>());
  const scores = new Map<Topic, number>();
  for (const [start, first] of fits.entries()) {
    for (const { words: meant, topic } of [...first.keys()].flatMap((word) => byFirst.get(word) ?? [])) {
      const value = phraseScore(fits, start, meant) * topic.weight;
      if (value > (scores.get(topic) ?? 0)) scores.set(topic, value);
    }
  }
  const order: readonly Topic[] = topics;
  const [best] = [...scores].sort(([left, leftScore], [right, rightScore]) => rightScore - leftScore || order.indexOf(left) - order.indexOf(right));
  return best && { topic: best[0], score: best[1] };
}
