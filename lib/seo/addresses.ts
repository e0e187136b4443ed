import { defaultLocale, type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { siteOrigin } from '#lib/site/origin.ts';
import type { Page } from '#lib/site/page.ts';

/** The one absolute address of a page in a language, also when it is read under an alias. The home page's has no slash at its end. */
export function canonicalUrl(locale: Locale, path: string): string {
  const address = localePath(locale, path);
  return siteOrigin + (address === '/' ? '' : address);
}

/** The same page in every language, by hreflang; `x-default` is the default language. */
export function alternateUrls(path: string): Record<string, string> {
  const named = locales.map((locale) => [locale, canonicalUrl(locale, path)] as const);
  return Object.fromEntries([...named, ['x-default', canonicalUrl(defaultLocale, path)]]);
}

/** Where the picture of a page in a language is: below the page's own address. */
export function shareImageUrl(locale: Locale, path: string): string {
  return `${canonicalUrl(locale, path)}/opengraph-image`;
}

/** Whether search engines should keep the page. */
export function isIndexed(page: Page): boolean {
  return !page.hidden;
}
