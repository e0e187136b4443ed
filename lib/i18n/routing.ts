import { type SiteLanguage, siteLanguageCodes } from '#lib/site/site-languages.ts';

export type Locale = SiteLanguage;

/** The languages of the site. The first one has no prefix in its address; the others live under theirs. */
export const locales: readonly Locale[] = siteLanguageCodes;
export const defaultLocale: Locale = 'en';
/** Cookie that keeps the visitor's own choice of language; only the language switch writes it. */
export const localeCookie = 'locale';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The public address of a page in a language: `localePath('es', '/contact')` is `/es/contact`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a public path into its language and the path below it; no prefix means no language was named. */
export function splitLocale(pathname: string): { locale: Locale | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: undefined, path: pathname };
  return { locale: first, path: `/${rest.join('/')}` };
}
