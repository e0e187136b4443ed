import type { Metadata } from 'next';
import { pageWords } from '#lib/i18n/page-words.ts';
import { translator } from '#lib/i18n/messages.ts';
import { type Locale, locales, regionalLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { articleOf } from '#lib/site/articles.ts';
import type { Page } from '#lib/site/page.ts';
import { feedPath } from './feed.ts';
import { alternateUrls, canonicalUrl, isIndexed, shareImageUrl, siteOrigin } from './addresses.ts';

/** Shown uncropped by all networks. */
export const shareImageSize = { width: 1200, height: 630 };

const openGraphLocale = (locale: Locale) => regionalLocale(locale).replace('-', '_');

/** Title, description, canonical and hreflang links, Open Graph and Twitter texts of a page. */
export function pageMetadata(locale: Locale, page: Page): Metadata {
  const words = pageWords(locale, page.id);
  const title = words.text('title');
  const description = words.text('description');
  const url = canonicalUrl(locale, page.path);
  const t = translator(locale, 'site.share');
  const image = { url: shareImageUrl(locale, page.path), type: 'image/png', ...shareImageSize, alt: t('alt', { title, agencyName: agency.name }) };
  const article = articleOf(page.id);
  const feedTypes = page.path.startsWith('/blog') && { 'application/rss+xml': canonicalUrl(locale, feedPath) };
  return {
    metadataBase: new URL(siteOrigin()),
    title: { absolute: title },
    description,
    alternates: { canonical: url, languages: alternateUrls(page.path), ...(feedTypes && { types: feedTypes }) },
    openGraph: {
      ...(article ? { type: 'article', publishedTime: article.published, modifiedTime: article.updated } : { type: 'website' }),
      siteName: agency.name,
      title,
      description,
      url,
      images: [image],
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphLocale),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    ...(!isIndexed(page) && { robots: { index: false, follow: true } }),
  };
}

/** Metadata of a page outside the table: a title, and no index. */
export function unlistedMetadata(title: string): Metadata {
  return { title: { absolute: title }, robots: { index: false, follow: true } };
}
