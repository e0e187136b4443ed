import { regionalLocale } from './regional-locale.ts';
import type { Locale } from './routing.ts';

/** To make one takes a phone many times as long as to use it. */
const formats = new Map<Locale, Intl.DateTimeFormat>();

function formatOf(locale: Locale): Intl.DateTimeFormat {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(regionalLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
}

/** A day (what `Date` reads, or a moment in UTC) as a text says it, kept on one line: November 20, 2026; in Brazil the first of a month is "1º". */
export function longDay(locale: Locale, day: string | number | Date): string {
  const text = formatOf(locale).format(new Date(day));
  return (locale === 'pt' ? text.replace(/^1 de /, '1º de ') : text).replaceAll(' ', '\u00a0');
}
