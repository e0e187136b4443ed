import { type SiteLanguage, siteLanguageCodes } from '#lib/site/site-languages.ts';

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
