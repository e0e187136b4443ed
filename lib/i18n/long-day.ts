import { type Locale, regionalLocale } from './routing.ts';

/** Cached, because creating a format is slow on phones. */
const formats = new Map<Locale, Intl.DateTimeFormat>();

function formatOf(locale: Locale): Intl.DateTimeFormat {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(regionalLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
}

/** A date as text: November 20, 2026. Day and month stay on one line. In Brazil the first of a month is "1º". */
export function longDay(locale: Locale, day: string | number | Date): string {
  const text = formatOf(locale).format(new Date(day));
  const named = locale === 'pt' ? text.replace(/^1 de /, '1º de ') : text;
  return named.replaceAll(' ', '\u00a0').replace(/\u00a0(?=(?:de\u00a0)?\d{4}$)/, ' ');
}
