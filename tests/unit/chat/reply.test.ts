import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replyTo } from '#lib/chat/reply.ts';
import { factsNamed } from '#lib/facts/arguments.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, locales } from '#lib/i18n/routing.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

type Line = { message: string; expected: string };

/** The tables beside this file: what a visitor writes, and the topic, the page of an answer (`faq:<page>`) or `handover`. */
function conversation(locale: string): Line[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'conversations', `${locale}.csv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => ({ message: line.slice(0, line.lastIndexOf(',')), expected: line.slice(line.lastIndexOf(',') + 1) }));
}

describe.each(locales)('in %s', (locale) => {
  it('finds the expected topic or page for 95 of 100 messages', async () => {
    const lines = conversation(locale);
    expect(lines.length).toBeGreaterThanOrEqual(30);
    const missed: string[] = [];
    for (const { message, expected } of lines) {
      const { kind, id } = await replyTo(message, locale);
      const reached = kind === 'faq' ? `faq:${id.split('.')[0]}` : id;
      if (reached !== expected) missed.push(`${message} → ${reached}, not ${expected}`);
    }
    expect(missed.length / lines.length > 0.05 ? missed : []).toEqual([]);
  });

  it('answers every message in the language, with links of that language', async () => {
    for (const { message } of conversation(locale)) {
      const { text, links } = await replyTo(message, locale);
      expect(text).not.toMatch(/[{}]/);
      const prefix = locale === 'en' ? /^\/(?!es\/|pt\/)/ : new RegExp(`^/${locale}(?:/|$)`);
      for (const { href } of links) expect(href).toMatch(prefix);
    }
  });
});

/** A word or phrase that leads to a topic, and whether its reply names a figure of law as an argument. */
function topicsIn(locale: Locale) {
  const words: Readonly<Record<string, { keywords: string; reply: string }>> = messagesFor(locale).chat.topics;
  return Object.entries(words).map(([id, { keywords, reply }]) => {
    const names = [...reply.matchAll(/\{(\w+)/g)].flatMap(([, name]) => name ?? []);
    return { id, keyword: keywords.split(',').find((word) => !word.includes('*')) ?? '', hasFigure: factsNamed(names).length > 0 };
  });
}

it.each(locales)('cites page and day of a legal fact, or says that the letter decides, in %s', async (locale) => {
  const replies = await Promise.all(topicsIn(locale).map(async (topic) => ({ ...topic, reply: await replyTo(topic.keyword, locale) })));
  const withFigures = replies.filter(({ id, hasFigure, reply }) => hasFigure && reply.id === id);
  expect(withFigures.length).toBeGreaterThanOrEqual(4);
  const { letter, ask } = messagesFor(locale).site.sections.sources;
  for (const { reply } of withFigures) expect(reply.sources.every((text) => text === letter || text === ask || /20\d\d/.test(text))).toBe(true);
  for (const { reply } of withFigures) expect(reply.sources).not.toEqual([]);
  const { sources } = await replyTo('fr44', locale);
  for (const expected of [/20\d\d/, /Florida/, /Virginia/]) expect(sources.join(' ')).toMatch(expected);
  expect((await replyTo({ en: 'office hours', es: 'horario', pt: 'horário' }[locale], locale)).sources).toEqual([]);
});

it('cites the source of a fact in an answer from a page', async () => {
  const { kind, id, sources } = await replyTo('Are PIP and property damage enough?', 'en');
  expect([kind, id]).toEqual(['faq', 'state-fl.faq.enough']);
  expect(sources).toEqual([messagesFor('en').site.sections.sources.letter]);
});

it('answers a question without a matching keyword from the pages, with a link', async () => {
  const reply = await replyTo('the audit after the year ended', 'en');
  expect(reply.kind).toBe('faq');
  expect(reply.links[0]?.href).toMatch(/^\/[\w/-]+#/);
});

it('answers long messages, markup and messages without words', async () => {
  for (const message of ['x '.repeat(2_500), '<script>alert(1)</script>', '😀😀', '   ', '%00%ff', '{name}']) {
    expect((await replyTo(message, 'es')).text.length).toBeGreaterThan(10);
  }
});
