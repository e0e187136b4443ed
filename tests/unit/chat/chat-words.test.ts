import { chatWords } from '#lib/chat/chat-words.ts';
import { replyTo } from '#lib/chat/reply.ts';
import { locales } from '#lib/i18n/routing.ts';

test.each(locales)('each first question in %s reaches a topic of its own', (locale) => {
  const { quick } = chatWords(locale);
  expect(quick.length).toBeGreaterThan(2);
  const topics = quick.map((question) => replyTo(question, locale));
  expect(topics.map(({ kind }) => kind)).toEqual(quick.map(() => 'topic'));
  expect(new Set(topics.map(({ id }) => id)).size).toBe(quick.length);
});
