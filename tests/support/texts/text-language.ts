import { eld } from 'eld/small';
import { filingRows } from '#lib/facts/filings.ts';
import { facts } from '#lib/facts/facts.ts';
import { type Locale, locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';

/** Too short to be told apart, in letters; and from where Spanish and Portuguese can be. */
const shortest = 22;
const distinct = 60;

/** What has one name in every language: firms, authorities, typefaces, policies that are sold under their English name. */
const names = [
  ...[agency.legalName, agency.name, agency.shortName],
  ...[...facts, ...filingRows].map(({ source }) => source),
  ...['Bricolage Grotesque', 'Figtree', 'Business owner’s policy'],
];
/** Addresses, figures, lists of software with their licence, and English terms in brackets behind their translation. */
const nameless = [
  /[^.:]*: (?:MIT|Apache|ISC|BSD)\b[^.]*(?:\d\.\d)?/g,
  /\([^)]*\)/g,
  /[\w.-]+@[\w.-]+|https?:\S+|\b[\w-]+\.(?:com|org|gov)\S*/g,
  /[\d$().,:/+-]+/g,
];

function wordsOf(text: string): string {
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text);
  return nameless.reduce((left, shape) => left.replace(shape, ' '), rest).trim();
}

export async function prepareDetector(): Promise<void> {
  await eld.setLanguageSubset([...locales]);
}

/** The other language that a text seems to be in; `undefined` when it is its own, `short` when nothing can be said. */
export function otherLanguage(text: string, locale: Locale): string | undefined {
  const words = wordsOf(text);
  const letters = words.replace(/[^\p{L}]/gu, '').length;
  if (letters < shortest) return 'short';
  const { language } = eld.detect(words);
  // Spanish and Portuguese share whole short sentences; English they share with neither.
  const isCertain = locale === 'en' || language === 'en' || letters >= distinct;
  return isCertain && language !== locale ? language : undefined;
}
