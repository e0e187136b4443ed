import { replyTo, replyToChoice } from '#lib/chat/reply.ts';
import { topics } from '#lib/chat/topics.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import '#tests/support/chat/trained-model.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

const unclear = {
  en: 'something with my truck in georgia and a paper i got',
  es: 'me llegó algo de mi carro y no entiendo',
  pt: 'tem um problema com meu caminhão na geórgia e um papel que recebi',
};

test.each(locales)('a handover in %s offers one to four questions in its language', (locale) => {
  const { kind, choices } = replyTo(unclear[locale], locale);
  expect(kind).toBe('handover');
  expect(choices.length).toBeGreaterThan(0);
  expect(choices.length).toBeLessThanOrEqual(4);
  const words: Readonly<Record<string, { question: string }>> = messagesFor(locale).chat.topics;
  for (const { topic, question } of choices) expect(question).toBe(words[topic]?.question);
});

test('a certain reply offers nothing else', () => {
  expect(replyTo('what is an sr22', 'en').choices).toEqual([]);
});

test.each([
  ['i live in tampa and work in atlanta where do i insure my car and also how much is the down payment', 'en', 'garaging', 'paying'],
  ['vivo en tampa y trabajo en atlanta donde aseguro el carro y tambien cuanto es de enganche', 'es', 'garaging', 'paying'],
  ['moro em tampa e trabalho em atlanta onde faço seguro do carro e tambem quanto é a entrada', 'pt', 'garaging', 'paying'],
] as const)('a second question without punctuation is offered: %s', (message, locale, answered, offered) => {
  const { id, choices } = replyTo(message, locale);
  expect(id).toBe(answered);
  expect(choices.map(({ topic }) => topic)).toContain(offered);
});

test('a doubtful reply offers other questions than its own', () => {
  const { kind, id, choices } = replyTo('adjuster says the leak is old, roof, storm, help', 'en');
  expect(kind).toBe('topic');
  expect(choices.length).toBeGreaterThan(0);
  expect(choices.map(({ topic }) => topic)).not.toContain(id);
});

test('the chosen topic answers with the state of the message', () => {
  const { id, links } = replyToChoice(unclear.en, 'letter', 'en');
  expect(id).toBe('letter');
  expect(links.map(({ href }) => href)).toContain('/personal-auto/states/georgia');
});

test.each([
  ['my letter from georgia says fr44', 'fr44'],
  ['my letter from georgia says fr44', 'fr44NotHere'],
  ['fr44 in orlando', 'fr44NotHere'],
  ['i moved from richmond to orlando with my fr44', 'keepFiling'],
  ['florida sent me an fr44 letter', 'elsewhere'],
])('the chosen topic answers, whatever places the message names: %s, %s', (message, chosen) => {
  const words: Readonly<Record<string, { reply: string }>> = messagesFor('en').chat.topics;
  const [start = ''] = words[chosen]?.reply.split('{') ?? [];
  const { id, text } = replyToChoice(message, chosen, 'en');
  expect(id).toBe(chosen);
  expect(text).toContain(start);
});

test('the chosen topic adds that no policy is sold in the state of the message, and offers no form', () => {
  const { id, text, offersForm } = replyToChoice('i live in houston and want insurance', 'cheap', 'en');
  expect([id, offersForm]).toEqual(['cheap', false]);
  expect(text).toContain('We’re licensed in');
});

test('an unknown topic gets the reply to the message', () => {
  expect(replyToChoice('what is an sr22', 'no such topic', 'en').id).toBe('sr22');
});

test.each(locales)('each topic has a question of its own in %s, short enough for a button', (locale) => {
  const words: Readonly<Record<string, { question: string }>> = messagesFor(locale).chat.topics;
  const questions = topics.map(({ id }) => words[id]?.question ?? '');
  expect(questions.filter((question) => question.length < 3 || question.length > 60)).toEqual([]);
  expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
});
