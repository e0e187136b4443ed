import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replyTo } from '#lib/chat/reply.ts';
import { locales } from '#lib/i18n/routing.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/next-intl-server.ts'));

type Line = { message: string; expected: string };

/** The tables beside this file: what a visitor writes, and the topic, the page of an answer (`faq:<page>`) or `handover`. */
function conversation(locale: string): Line[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'conversations', `${locale}.csv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => ({ message: line.slice(0, line.lastIndexOf(',')), expected: line.slice(line.lastIndexOf(',') + 1) }));
}

describe.each(locales)('in %s', (locale) => {
  it('reaches what was meant in 95 of 100 messages', async () => {
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

it('answers a question that no keyword fits from the pages, and names the page', async () => {
  const reply = await replyTo('the audit after the year ended', 'en');
  expect(reply.kind).toBe('faq');
  expect(reply.links[0]?.href).toMatch(/^\/[\w/-]+#/);
});

it('takes anything: long, marked up, empty of words', async () => {
  for (const message of ['x '.repeat(2_500), '<script>alert(1)</script>', '😀😀', '   ', '%00%ff', '{name}']) {
    expect((await replyTo(message, 'es')).text.length).toBeGreaterThan(10);
  }
});
