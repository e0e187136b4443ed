import { locales } from '#lib/i18n/routing.ts';
import { articleOf } from '#lib/site/articles.ts';
import type { Page } from '#lib/site/page.ts';
import { alternateUrls, canonicalUrl, isIndexed } from './addresses.ts';

import dates from '#data/page-dates.json' with { type: 'json' };

const changes: Readonly<Record<string, { hash: string; changed: string } | undefined>> = dates;

/** The day (YYYY-MM-DD) of the last change of a page's words or sections, recorded by `npm run dates`. */
export function lastChange(pageId: string): string | undefined {
  return changes[pageId]?.changed;
}

/** One entry per indexed page and language, with last change and hreflang links. */
export function sitemapEntries(pages: readonly Page[]) {
  return pages.filter(isIndexed).flatMap(({ id, path }) => {
    const lastModified = articleOf(id)?.updated ?? lastChange(id);
    const shared = { alternates: { languages: alternateUrls(path) }, ...(lastModified && { lastModified }) };
    return locales.map((locale) => ({ url: canonicalUrl(locale, path), ...shared }));
  });
}
