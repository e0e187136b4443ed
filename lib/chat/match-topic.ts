import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { type TypoIndex, typoIndex, typosOf } from '#lib/text/typo-index.ts';
import en from '#data/chat-examples/en.json' with { type: 'json' };
import es from '#data/chat-examples/es.json' with { type: 'json' };
import pt from '#data/chat-examples/pt.json' with { type: 'json' };
import { featuresOf, featuresOfText } from './features.ts';
import { budget } from './limits.ts';
import { isStopWord, wordsOf } from './tokens.ts';
import { type Example, type TopicModel, topicShares, trainingSteps } from './topic-model.ts';
import { type KnownTopic, type TopicId, topics } from './topics.ts';
import { groupedWords } from './word-groups.ts';

/** `share`: how probable the topic is, from 0 to 1. */
export type TopicMatch = { topic: KnownTopic; share: number };

/** Words from this length on may contain one typo. */
const minMistypedLength = 5;
/** How many texts one step of the training reads. */
const textsPerStep = 100;
/** Maximum number of known words that an unknown one may mean. */
const maxMeanings = 3;

/** Shorter sentences are no question of their own: "how much?". */
const minQuestionWords = 4;

/** All languages in one model, since visitors mix them. */
const examplesByLanguage: readonly Readonly<Record<string, readonly string[]>>[] = [en, es, pt];

type TrainedModel = { model: TopicModel; words: ReadonlySet<string> };
type Matcher = TrainedModel & { typos: TypoIndex };

/** The question of a topic in each language, as the chat offers it. */
const questionsOf = (id: TopicId): string[] => locales.map((locale) => messagesFor(locale).chat.topics[id].question);

/** Where the build stores its trained model, in the folder of the site. */
export const modelFile = join('.next', 'chat-topics');
/** Returns the model of that file; without one the site trains its own. */
type ReadModel = () => TrainedModel | undefined;

/** The model in the bytes of the build's file; throws where they are damaged. */
export function parseModel(stored: Buffer): TrainedModel {
  return deserialize(stored);
}

function* modelSteps(readModel?: ReadModel): Generator<undefined, TrainedModel> {
  const stored = readModel?.();
  if (stored) return stored;
  const texts = topics.flatMap(({ id }, topic) =>
    [...examplesByLanguage.flatMap((byTopic) => byTopic[id] ?? []), ...questionsOf(id)].map((text) => ({ topic, text })),
  );
  const examples: Example[] = [];
  for (const [done, { topic, text }] of texts.entries()) {
    examples.push({ topic, features: featuresOfText(text) });
    if (done % textsPerStep === 0) yield;
  }
  const words = new Set([...texts.flatMap(({ text }) => wordsOf(text)), ...groupedWords]);
  yield;
  return { model: yield* trainingSteps(examples, topics.length), words };
}

function* matcherSteps(readModel?: ReadModel): Generator<undefined, Matcher> {
  const { model, words } = yield* modelSteps(readModel);
  yield;
  return { model, words, typos: typoIndex([...words].filter((word) => word.length >= minMistypedLength)) };
}

let matcher: Matcher | undefined;
let training: Generator<undefined, Matcher> | undefined;

/** One training step, short enough not to block the server. */
function trainStep(readModel?: ReadModel): void {
  training ??= matcherSteps(readModel);
  const { done, value } = training.next();
  if (done) matcher = value;
}

/** The trained model with its words. A message before the end of the training waits for it. */
export function topicMatcher(): Matcher {
  for (;;) {
    if (matcher) return matcher;
    trainStep();
  }
}

/** Stores the trained model in a file: in a build, so that no visitor waits for the training. */
export function storeModel(file: string): void {
  const { model, words } = topicMatcher();
  writeFileSync(file, serialize({ model, words }));
}

/** Reads or trains the model while a visitor opens the chat and types; other requests run between the steps. */
export async function prepareModel(readModel: ReadModel): Promise<void> {
  while (!matcher) {
    trainStep(readModel);
    await setImmediate();
  }
}

/** The known words that each unknown long word of a message may mean. */
function meaningsOf(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const { words: known, typos } = topicMatcher();
  const mistyped = [...new Set(words)].filter((word) => word.length >= minMistypedLength && !known.has(word)).slice(0, budget.typos);
  return new Map(mistyped.map((word) => [word, typosOf(typos, word).slice(0, maxMeanings)]));
}

/** The share of each topic; undefined when no word of content is known. */
function sharesOf(words: readonly string[], meanings: ReadonlyMap<string, readonly string[]>): Float32Array | undefined {
  const { model, words: known } = topicMatcher();
  const content = words.filter((word) => !isStopWord(word));
  if (content.length > 0 && !content.some((word) => known.has(word) || meanings.get(word)?.length)) return undefined;
  return topicShares(
    model,
    featuresOf(words, (word) => meanings.get(word) ?? []),
  );
}

/** The topics of a message, the most probable first. */
export function matchTopics(message: string): TopicMatch[] {
  const words = wordsOf(message).slice(0, budget.words);
  const shares = sharesOf(words, meaningsOf(words));
  if (!shares) return [];
  return topics.map((topic, index) => ({ topic, share: shares[index] ?? 0 })).sort((left, right) => right.share - left.share);
}

/** The best topic of each text, the most probable first. */
function bestOf(texts: readonly (readonly string[])[]): TopicMatch[] {
  const best = texts.slice(0, budget.questions).flatMap((words) => {
    const shares = sharesOf(words, meaningsOf(words));
    const share = shares ? Math.max(...shares) : 0;
    const topic = shares && topics[shares.indexOf(share)];
    return topic ? [{ topic, share }] : [];
  });
  return best.sort((left, right) => right.share - left.share);
}

/** The best topic of each question of a message that asks several, the most probable first. */
export function matchQuestions(message: string): TopicMatch[] {
  const asked = message.split(/(?<=[?!.;\n])\s/).filter((sentence) => sentence.trim().endsWith('?'));
  const questions = asked.map((sentence) => wordsOf(sentence).slice(0, budget.questionWords)).filter(({ length }) => length >= minQuestionWords);
  return questions.length < 2 ? [] : bestOf(questions);
}

/** Where a second question begins in a message without punctuation: "and also", "y cuánto", "e como". */
const secondQuestion =
  /(?:^| )(?:(?:and|y|e|plus|but|pero|mas) )?(?:also|tambien|tambem|tb|tbm|ademas)(?= |$)|(?:^| )(?:and|y|e) (?=(?:do|does|can|could|how|what|whats|is|are|will|should|if|when|where|se (?:pode|da|tem)|que|como|cuanto|cuando|donde|puedo|pueden|si|tengo que|necesito|quanto|quando|onde|posso|podem|preciso|tenho que|devo) )/;

/** The best topic of each part of a message that asks several things, with or without punctuation, the most probable first. */
export function matchParts(message: string): TopicMatch[] {
  const parts = message
    .split(/[?!.;\n]+/)
    .flatMap((sentence) => wordsOf(sentence).join(' ').split(secondQuestion))
    .map((part) => part.split(' ').filter(Boolean).slice(0, budget.questionWords))
    .filter(({ length }) => length >= minQuestionWords);
  return parts.length < 2 ? [] : bestOf(parts);
}
