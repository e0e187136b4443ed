import { type SiteLanguage, siteLanguageCodes, siteLanguages } from '#lib/site/site-languages.ts';

export type Locale = SiteLanguage;

/** The site's languages; the first has no prefix in addresses. */
export const locales: readonly Locale[] = siteLanguageCodes;
export const defaultLocale: Locale = 'en';
/** Stores the visitor's choice; only the language switch writes it. */
export const localeCookie = 'locale';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The public path in a language: `localePath('es', '/contact')` is `/es/contact`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a public path into language and rest; the language is undefined without a prefix. */
export function splitLocale(pathname: string): { locale: Locale | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: undefined, path: pathname };
  return { locale: first, path: `/${rest.join('/')}` };
}

/** The decimal separator of a language. */
export function decimalSign(locale: Locale): string {
  const parts = new Intl.NumberFormat(regionalLocale(locale)).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** The language of route params. The router allows no other value, so an unknown one throws. */
export function localeOf({ locale }: { locale: string }): Locale {
  if (!isLocale(locale)) throw new Error(`Not a language of the site: ${locale}`);
  return locale;
}

/** The locale for numbers, money and dates, such as `es-US`. */
export function regionalLocale(locale: Locale): string {
  return siteLanguages[locale].regional;
}
