import { siteLanguages } from '#lib/site/site-languages.ts';
import type { Locale } from './routing.ts';

/** The language with the country whose numbers, money and dates we write: Spanish is that of the United States. */
export function regionalLocale(locale: Locale): string {
  return siteLanguages[locale].regional;
}
