import en from '#data/chat-examples/en.json' with { type: 'json' };
import es from '#data/chat-examples/es.json' with { type: 'json' };
import pt from '#data/chat-examples/pt.json' with { type: 'json' };
import { featuresOfText } from '#lib/chat/features.ts';
import { topicShares, trainTopics } from '#lib/chat/topic-model.ts';
import { topics } from '#lib/chat/topics.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

const banks: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = { en, es, pt };
const examples = Object.entries(banks).flatMap(([language, bank]) =>
  topics.flatMap(({ id }, topic) => (bank[id] ?? []).map((text) => ({ language, topic, text, features: featuresOfText(text) }))),
);

/** Every fifth example is asked, the others are learned. */
const asked = examples.filter((_, index) => index % 5 === 0);
const model = trainTopics(
  examples.filter((_, index) => index % 5 !== 0),
  topics.length,
);

/** The topics of a message, the most probable first. */
function ranked(text: string): number[] {
  const shares = topicShares(model, featuresOfText(text));
  return [...shares.keys()].sort((left, right) => (shares[right] ?? 0) - (shares[left] ?? 0));
}

test.each(Object.keys(banks))('finds the topic of messages that were not learned, in %s', (language) => {
  const own = asked.filter((example) => example.language === language);
  expect(own.length).toBeGreaterThan(500);
  const ranks = own.map(({ topic, text }) => ranked(text).indexOf(topic));
  const shareWithin = (count: number) => ranks.filter((rank) => rank < count).length / ranks.length;
  expect(shareWithin(1)).toBeGreaterThan(0.6);
  expect(shareWithin(2)).toBeGreaterThan(0.7);
});

test('each topic has ten examples in each language, and no message is an example of two topics', () => {
  const few = Object.entries(banks).flatMap(([language, bank]) =>
    topics.filter(({ id }) => (bank[id]?.length ?? 0) < 5).map(({ id }) => `${language} ${id}`),
  );
  expect(few).toEqual([]);
  const known = new Set(topics.map(({ id }) => id as string));
  expect(Object.values(banks).flatMap((bank) => Object.keys(bank).filter((id) => !known.has(id)))).toEqual([]);
  for (const bank of Object.values(banks)) {
    const texts = Object.values(bank).flat();
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});
