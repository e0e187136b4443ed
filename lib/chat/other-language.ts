import { type Locale, locales } from '#lib/i18n/routing.ts';

/** Frequent words of one language that the other two don't have, folded. */
const wordsByLanguage: { readonly [locale in Locale]?: ReadonlySet<string> } = {
  en: new Set('the i my is to and of for it you have need can what how with are im we in on was they this that your does dont if got get'.split(' ')),
  es: new Set(
    'el los las del y mi mis tengo tiene necesito ocupo quiero cuanto pero estoy hay una cual ustedes muy yo hola nomas puedo soy vivo esta'.split(
      ' ',
    ),
  ),
  pt: new Set('o os um uma em nao meu minha tenho tem preciso quero quanto estou voces vcs vc pra pro eu sou moro oi posso foi'.split(' ')),
};
const minWords = 3;

/** The language of a message that is not written in the page's language. `words` are folded. */
export function otherLanguage(words: readonly string[], locale: Locale): Locale | undefined {
  const countOf = (language: Locale) => words.filter((word) => wordsByLanguage[language]?.has(word)).length;
  const countOfPage = countOf(locale);
  const others = locales.filter((language) => language !== locale).map((language) => ({ language, count: countOf(language) }));
  const [most] = others.toSorted((left, right) => right.count - left.count);
  return most && most.count >= minWords && most.count >= countOfPage ? most.language : undefined;
}
