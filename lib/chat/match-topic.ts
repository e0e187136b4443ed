import { messagesFor } from '../i18n/messages.ts';
import { locales } from '../i18n/routing.ts';
import { isOneSlip } from '../text/one-slip.ts';
import { isEmptyWord, wordsOf } from './tokens.ts';
import { type Topic, topics } from './topics.ts';

type Keyword = { words: readonly string[]; topic: Topic };

export type TopicMatch = { topic: Topic; score: number };

/** From this length on a word may have one typed letter too many, too few, wrong or swapped. */
const shortestMistyped = 5;

/** Keywords of all languages: visitors mix them. A star at the end of a word stands for any ending. */
function readKeywords(): Keyword[] {
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

let keywords: Keyword[] | undefined;
let known: ReadonlySet<string> = new Set();

/** How well a typed word fits the word of a keyword: 1 as written, less with a slip, 0 not at all. A word of another keyword, or one that says nothing, is no slip: `carro` is not `cargo`, `tenho` is not `techo`. */
function fit(typed: string, meant: string): number {
  if (meant.endsWith('*')) return typed.startsWith(meant.slice(0, -1)) ? 1 : 0;
  if (typed === meant) return 1;
  const mayslip = !known.has(typed) && meant.length >= shortestMistyped && typed.length >= shortestMistyped - 1 && !isEmptyWord(typed);
  return mayslip && isOneSlip(typed, meant) ? 0.8 : 0;
}

function fitPhrase(typed: readonly string[], meant: readonly string[]): number {
  let best = 0;
  for (let start = 0; start + meant.length <= typed.length; start += 1) {
    const fits = meant.map((word, index) => fit(typed[start + index] ?? '', word));
    if (fits.every((value) => value > 0)) best = Math.max(best, Math.min(...fits) * meant.length);
  }
  return best;
}

/** The topic whose keywords fit a message best; undefined where none does. */
export function matchTopic(message: string): TopicMatch | undefined {
  if (!keywords) {
    keywords = readKeywords();
    known = new Set(keywords.flatMap(({ words }) => words));
  }
  const typed = wordsOf(message).slice(0, 200);
  const scores = new Map<Topic, number>();
  for (const { words, topic } of keywords) {
    const value = fitPhrase(typed, words) * topic.weight;
    if (value > (scores.get(topic) ?? 0)) scores.set(topic, value);
  }
  const [best] = [...scores].sort(([, left], [, right]) => right - left);
  return best && { topic: best[0], score: best[1] };
}
