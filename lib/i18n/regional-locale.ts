import type { Locale } from './routing.ts';

const regional: Record<Locale, string> = { en: 'en-US', es: 'es-US', pt: 'pt-BR' };

/** The language with the country whose numbers, money and dates we write: Spanish is that of the United States. */
export function regionalLocale(locale: Locale): string {
  return regional[locale];
}
