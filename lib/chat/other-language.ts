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
/** A visitor who writes this has trouble with English: one word of another language is enough. */
const littleEnglish = /\bmy english (?:is |its |s )?(?:very |so |no |not )*(?:bad|good|poor|little|well)\b/;

/** The language of a message that is not written in the page's language. `words` are folded. */
export function otherLanguage(words: readonly string[], locale: Locale): Locale | undefined {
  const countOf = (language: Locale) => words.filter((word) => wordsByLanguage[language]?.has(word)).length;
  const hasLittleEnglish = littleEnglish.test(words.join(' '));
  const countOfPage = hasLittleEnglish ? 0 : countOf(locale);
  const others = locales.filter((language) => language !== locale).map((language) => ({ language, count: countOf(language) }));
  const [most] = others.toSorted((left, right) => right.count - left.count);
  return most && most.count >= (hasLittleEnglish ? 1 : minWords) && most.count >= countOfPage ? most.language : undefined;
}

const speaking = String.raw`(?:speaks?|talks?|habl\w+|fal\w+|atiend\w+|atend\w+|(?:any|some)(?:one|body)|alguien|alguem|agent|agente|person|persona|pessoa|help|ayud\w+)(?: \w+){0,3}`;
/** A question for a person who speaks Spanish or Portuguese, whatever else the message asks. */
const languageQuestions: readonly (readonly [Locale, RegExp])[] = [
  ['es', new RegExp(String.raw`\b${speaking} (?:spanish|espanol|espanhol|castellano)\b`)],
  ['pt', new RegExp(String.raw`\b${speaking} (?:portuguese|portugues|brazilian|brasileiro)\b`)],
];

/** The language that the message asks for by name. `text` is folded. */
export const askedLanguage = (text: string): Locale | undefined => languageQuestions.find(([, words]) => words.test(text))?.[0];

/** A wish that the person speaks slowly, and the visitor's age as its reason: the message then asks nothing else. */
const manner =
  /\b(?:slow(?:ly)?|patien(?:ce|t)|despaci\w+|devagar\w*|paciencia)\b(?:(?: \w+){0,3} (?:old|elderly|senior|mayor|viej\w+|idos[oa]|velh\w+|idade|edad))?/;

/** The message without its question for a language. `text` is folded. */
export const withoutLanguageQuestion = (text: string): string =>
  languageQuestions.some(([, words]) => words.test(text))
    ? [...languageQuestions.map(([, words]) => words), manner].reduce((rest, words) => rest.replace(words, ''), text)
    : text;
