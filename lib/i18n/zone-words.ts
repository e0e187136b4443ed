import { agency } from '#lib/site/agency.ts';
import { zoneName } from '#lib/site/wall-clock.ts';
import { type Locale, regionalLocale } from './routing.ts';

/** The platform's names of zones that people in the United States name otherwise. */
const usualNames: Readonly<Record<string, string>> = { 'hora oriental': 'hora del Este', 'hora central': 'hora del Centro' };

/** The agency's time zone within a sentence: "Eastern Time", "hora del Este". */
export function zoneWords(locale: Locale): string {
  const name = zoneName(agency.timeZone, 'longGeneric', regionalLocale(locale));
  const inSentence = locale === 'en' ? name : name.charAt(0).toLowerCase() + name.slice(1);
  return usualNames[inSentence] ?? inSentence;
}
