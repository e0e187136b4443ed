import { locales } from '#lib/i18n/routing.ts';
import type { Page } from '#lib/site/page.ts';
import { alternateUrls, canonicalUrl, isIndexed } from './addresses.ts';

/** One entry for each page that search engines keep, in each language, with the page's other languages. */
export function sitemapEntries(pages: readonly Page[]) {
  return pages
    .filter(isIndexed)
    .flatMap(({ path }) => locales.map((locale) => ({ url: canonicalUrl(locale, path), alternates: { languages: alternateUrls(path) } })));
}
