import { isListOfTerms, openingTerm } from '#components/sections/opening-term.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { locales } from '#lib/i18n/routing.ts';

test('a term ends at the first colon, and is no sentence', () => {
  expect(openingTerm('ITIN: some companies accept it.')).toBe('ITIN');
  expect(openingTerm('¿Quién más maneja en la casa? Nombre a todos: también los hijos.')).toBeUndefined();
  expect(openingTerm('Keep it until the end. Then: ask us.')).toBeUndefined();
  expect(openingTerm('We open at 9:30 every day.')).toBeUndefined();
});

test.each(locales)('the lists of documents and of payments are lists of terms in %s', (locale) => {
  const texts = (page: string) =>
    pageWords(locale, page, 'list')
      .texts()
      .map(({ text }) => text);
  expect(isListOfTerms(texts('license-and-papers'))).toBe(true);
  expect(isListOfTerms(texts('paying'))).toBe(true);
  expect(isListOfTerms(texts('accidents-and-tickets'))).toBe(false);
});
