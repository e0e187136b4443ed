import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { leavesOf } from '../support/texts/leaves.ts';

const minLetters = 40;

/** The sentences of a text. Names and labels, which pages share, have no full stop. */
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.length >= minLetters && /[.?!]$/.test(sentence));

test.each(locales)('no two pages share a sentence in %s', (locale) => {
  const places = new Map<string, Set<string>>();
  for (const [key, text] of leavesOf(messagesFor(locale).pages))
    for (const sentence of sentencesOf(text)) {
      const pages = places.get(sentence.toLowerCase()) ?? new Set<string>();
      places.set(sentence.toLowerCase(), pages.add(key.split('.')[0] ?? ''));
    }
  expect(places.size).toBeGreaterThan(1000);
  const repeated = [...places].filter(([, pages]) => pages.size > 1);
  expect(repeated.map(([sentence, pages]) => `${[...pages].join(', ')}: ${sentence}`)).toEqual([]);
});
