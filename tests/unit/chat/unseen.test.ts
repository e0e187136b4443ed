import en from '#data/chat-examples/en.json' with { type: 'json' };
import es from '#data/chat-examples/es.json' with { type: 'json' };
import pt from '#data/chat-examples/pt.json' with { type: 'json' };
import { featuresOfText } from '#lib/chat/features.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { narrowByTopic } from '#lib/chat/subjects.ts';
import { topicShares, trainTopics } from '#lib/chat/topic-model.ts';
import { learnedTopics, topics } from '#lib/chat/topics.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

const examplesByLanguage: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = { en, es, pt };
const examples = Object.entries(examplesByLanguage).flatMap(([language, byTopic]) =>
  learnedTopics.flatMap(({ id }, topic) => (byTopic[id] ?? []).map((text) => ({ language, topic, text, features: featuresOfText(text) }))),
);

/** Every fifth example is asked, the others are learned. */
const asked = examples.filter((_, index) => index % 5 === 0);
const questions = locales.flatMap((locale) =>
  learnedTopics.map(({ id }, topic) => ({ topic, features: featuresOfText(messagesFor(locale).chat.topics[id].question) })),
);
const model = trainTopics([...examples.filter((_, index) => index % 5 !== 0), ...questions], learnedTopics.length);

/** The topics of a message, the most probable first. */
function ranked(text: string): number[] {
  const shares = topicShares(model, featuresOfText(text));
  return [...shares.keys()].sort((left, right) => (shares[right] ?? 0) - (shares[left] ?? 0));
}

test.each(Object.keys(examplesByLanguage))('finds the topic of messages that were not learned, in %s', (language) => {
  const inLanguage = asked.filter((example) => example.language === language);
  expect(inLanguage.length).toBeGreaterThan(500);
  const ranks = inLanguage.map(({ topic, text }) => ranked(text).indexOf(topic));
  const shareWithin = (count: number) => ranks.filter((rank) => rank < count).length / ranks.length;
  expect(shareWithin(1)).toBeGreaterThan(0.57);
  // A reply that is not certain offers the questions of the next topics.
  expect(shareWithin(4)).toBeGreaterThan(0.82);
});

test('each topic has at least five examples in each language, and no message is an example of two topics', () => {
  const few = Object.entries(examplesByLanguage).flatMap(([language, byTopic]) =>
    learnedTopics.filter(({ id }) => (byTopic[id]?.length ?? 0) < 5).map(({ id }) => `${language} ${id}`),
  );
  expect(few).toEqual([]);
  const known = new Set(topics.map(({ id }) => id as string));
  expect(Object.values(examplesByLanguage).flatMap((byTopic) => Object.keys(byTopic).filter((id) => !known.has(id)))).toEqual([]);
  expect([...narrowByTopic.keys()].filter((id) => !known.has(id))).toEqual([]);
  for (const byTopic of Object.values(examplesByLanguage)) {
    const texts = Object.values(byTopic).flat();
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});
