import { defaultLocale, isLocale, type Locale } from './routing.ts';

const quality = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

type Choice = { locale: Locale; q: number };

function choice(item: string): Choice[] {
  const [range = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
  const language = range === '*' ? defaultLocale : range.split('-')[0];
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return isLocale(language) && quality.test(q) ? [{ locale: language, q: Number(q) }] : [];
}

/**
 * The site's language with the highest quality in an `Accept-Language` header (RFC 9110 §12.5.4), by primary subtag: `es-MX` is Spanish. Undefined
 * without a match; malformed parts are ignored.
 */
export function preferredLocale(header: string | undefined): Locale | undefined {
  const choices = (header ?? '').slice(0, 1000).split(',').flatMap(choice);
  const [first, ...others] = choices.filter(({ q }) => q > 0);
  if (!first) return undefined;
  return others.reduce((best, next) => (next.q > best.q ? next : best), first).locale;
}
