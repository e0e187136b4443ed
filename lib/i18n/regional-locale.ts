import { siteLanguages } from '#lib/site/site-languages.ts';
import type { Locale } from './routing.ts';

/** The locale for numbers, money and dates, such as `es-US`. */
export function regionalLocale(locale: Locale): string {
  return siteLanguages[locale].regional;
}
