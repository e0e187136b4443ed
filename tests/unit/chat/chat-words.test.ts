import { chatWords } from '#lib/chat/chat-words.ts';
import { replyTo } from '#lib/chat/reply.ts';
import { locales } from '#lib/i18n/routing.ts';
import '#tests/support/chat/trained-model.ts';

test.each(locales)('each first question in %s reaches a topic of its own', (locale) => {
  const { quick } = chatWords(locale);
  expect(quick.length).toBeGreaterThan(2);
  const topics = quick.map((question) => replyTo(question, locale));
  expect(topics.map(({ kind }) => kind)).toEqual(quick.map(() => 'topic'));
  expect(new Set(topics.map(({ id }) => id)).size).toBe(quick.length);
});

test.each(locales)('in %s the chat lists the phone first while the office is open, and last, with the opening time, while it is closed', (locale) => {
  const open = chatWords(locale, Date.parse('2026-11-24T12:00:00-05:00')).people;
  const closed = chatWords(locale, Date.parse('2026-11-24T22:00:00-05:00')).people;
  expect(open.map(({ href, note }) => [href.split(':')[0], note])).toEqual([
    ['tel', undefined],
    [expect.stringMatching(/^(?:sms|https)$/), undefined],
  ]);
  expect(closed.map(({ href }) => href)).toEqual(open.map(({ href }) => href).reverse());
  expect(closed[1]?.note).toMatch(/9/);
});
