import { locales } from '#lib/i18n/routing.ts';
import { languages } from '#lib/site/languages.ts';
import notes from '#messages/spoken-languages.json' with { type: 'json' };

const others = languages.map(({ code }) => code).filter((code) => !locales.some((locale) => locale === code));
const scripts: Record<string, RegExp> = {
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  ja: /\p{Script=Hiragana}/u,
  ko: /\p{Script=Hangul}/u,
};

test('offers eleven languages, with a note for each language that has no pages', () => {
  expect(languages).toHaveLength(11);
  expect(Object.keys(notes).sort()).toEqual([...others].sort());
});

test.each(Object.entries(notes))('%s is written in its own script', (code, { title, text }) => {
  expect(`${title}${text}`).toMatch(scripts[code] ?? /\p{Script=Latin}/u);
  expect(text.length).toBeGreaterThan(60);
});
