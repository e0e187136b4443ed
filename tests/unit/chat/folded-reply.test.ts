import { foldedReply } from '#components/chat/paragraphs-of.ts';
import { replyTo } from '#lib/chat/reply.ts';
import { locales } from '#lib/i18n/routing.ts';

const noon = Date.parse('2026-11-24T12:00:00-05:00');
const asked = { en: 'my license is suspended', es: 'me suspendieron la licencia', pt: 'minha carteira foi suspensa' } as const;
const flat = (parts: readonly string[]) => parts.join(' ').replaceAll(/\s+/g, ' ');

test.each(locales)('shows the start of a long answer and the next step, folds the rest, and drops nothing, in %s', (locale) => {
  const { text } = replyTo(asked[locale], locale, noon);
  const { lead, rest, end } = foldedReply(text);
  expect(lead.length).toBeLessThanOrEqual(3);
  expect(rest.length).toBeGreaterThan(1);
  expect(flat([...lead, ...rest, ...end])).toBe(flat([text]));
  expect(text.endsWith(end.at(-1) ?? 'none')).toBe(true);
});

test('shows a short answer and two answers whole', () => {
  for (const text of [
    'Yes.\n\nNext step: call.',
    `${'One sentence of an answer that is long enough. '.repeat(8)}\n\nAnd the other.\n\nNext step: call.`,
  ]) {
    const { rest, end } = foldedReply(text);
    expect([...rest, ...end]).toEqual([]);
  }
});
