import { eld } from 'eld/small';
import { officeOf } from '#lib/facts/offices.ts';
import { reviews } from '#lib/facts/reviews.ts';
import { type Locale, locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';

/** Letters that are needed to detect a language, and to tell Spanish from Portuguese. */
const minLetters = 22;
const minLettersToTellApart = 60;

/** Names that are the same in every language. */
const names = [
  ...[agency.legalName, agency.name, agency.shortName],
  ...reviews().map(({ source }) => source.title),
  ...agency.states.flatMap((state) => officeOf(state) ?? []),
  ...['Bricolage Grotesque', 'Figtree', 'Business owner’s policy'],
];
/** Addresses, figures, software licenses, and English terms in brackets after their translation. */
const ignored = [
  /[^.:]*: (?:MIT|Apache|ISC|BSD)\b[^.]*(?:\d\.\d)?/g,
  /\([^)]*\)/g,
  /[\w.-]+@[\w.-]+|https?:\S+|\b[\w-]+\.(?:com|org|gov)\S*/g,
  /[\d$().,:/+-]+/g,
];

function wordsOf(text: string): string {
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text);
  return ignored.reduce((left, shape) => left.replace(shape, ' '), rest).trim();
}

export async function prepareDetector(): Promise<void> {
  await eld.setLanguageSubset([...locales]);
}

/** The language of a text when it is not `locale`; `short` when the text is too short to detect. */
export function otherLanguage(text: string, locale: Locale): string | undefined {
  const words = wordsOf(text);
  const letters = words.replace(/[^\p{L}]/gu, '').length;
  if (letters < minLetters) return 'short';
  const { language } = eld.detect(words);
  // Short sentences may be the same in Spanish and Portuguese.
  const isCertain = locale === 'en' || language === 'en' || letters >= minLettersToTellApart;
  return isCertain && language !== locale ? language : undefined;
}
