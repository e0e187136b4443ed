// Trains the chat's model on four fifths of the examples, tests it with the rest and prints, for each language, the count of messages and the share of them
// whose topic is the first, or among the first four.
import en from '#data/chat-examples/en.json' with { type: 'json' };
import es from '#data/chat-examples/es.json' with { type: 'json' };
import pt from '#data/chat-examples/pt.json' with { type: 'json' };
import { featuresOfText } from '#lib/chat/features.ts';
import { topicShares, trainTopics } from '#lib/chat/topic-model.ts';
import { topics } from '#lib/chat/topics.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';

const examplesByLanguage: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = { en, es, pt };
const examples = Object.entries(examplesByLanguage).flatMap(([language, byTopic]) =>
  topics.flatMap(({ id }, topic) => (byTopic[id] ?? []).map((text) => ({ language, topic, features: featuresOfText(text) }))),
);
const heldOut = examples.filter((_, index) => index % 5 === 0);
const questions = locales.flatMap((locale) =>
  topics.map(({ id }, topic) => ({ topic, features: featuresOfText(messagesFor(locale).chat.topics[id].question) })),
);
const model = trainTopics([...examples.filter((_, index) => index % 5 !== 0), ...questions], topics.length);

/** How many topics are more probable than the right one. */
function rankOf({ topic, features }: (typeof heldOut)[number]): number {
  const shares = topicShares(model, features);
  const share = shares[topic] ?? 0;
  return shares.filter((other) => other > share).length;
}

const measured = Object.keys(examplesByLanguage).map((language) => {
  const ranks = heldOut.filter((example) => example.language === language).map(rankOf);
  const within = (count: number) => ranks.filter((rank) => rank < count).length / ranks.length;
  return [language, { count: ranks.length, first: within(1), firstFour: within(4) }];
});
process.stdout.write(JSON.stringify(Object.fromEntries(measured)));
