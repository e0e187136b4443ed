import { regionalLocale } from './regional-locale.ts';
import type { Locale } from './routing.ts';

/** The decimal separator of a language. */
export function decimalSign(locale: Locale): string {
  const parts = new Intl.NumberFormat(regionalLocale(locale)).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
