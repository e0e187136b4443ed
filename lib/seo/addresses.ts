import { defaultLocale, type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { config } from '#lib/config.ts';
import type { Page } from '#lib/site/page.ts';

/** The address that the site is built or served for, without a final slash. */
export const siteOrigin = (): string => config().siteUrl;

/** The absolute address of the page at a path, to which its aliases refer too. That of the home page has no final slash. */
export function canonicalUrl(locale: Locale, path: string): string {
  const address = localePath(locale, path);
  return siteOrigin() + (address === '/' ? '' : address);
}

/** Addresses by hreflang; `x-default` is the default language. */
export function alternateUrls(path: string): Record<string, string> {
  const named = locales.map((locale) => [locale, canonicalUrl(locale, path)] as const);
  return Object.fromEntries([...named, ['x-default', canonicalUrl(defaultLocale, path)]]);
}

/** Below the page's own address. */
export function shareImageUrl(locale: Locale, path: string): string {
  return `${canonicalUrl(locale, path)}/opengraph-image`;
}

export function isIndexed(page: Page): boolean {
  return !page.hidden;
}
