import { inLanguage } from '#lib/site/site-languages.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Page } from '#lib/site/page.ts';
import { publishedVideos } from '#lib/site/videos.ts';
import { canonicalUrl, siteOrigin } from './addresses.ts';

/** Only videos that can be watched. */
export function videoData(locale: Locale, page: Page) {
  if (page.id !== 'videos') return [];
  const { tabs } = messagesFor(locale).videos;
  return publishedVideos.map(({ id, title, published, categories }) => ({
    '@type': 'VideoObject',
    name: inLanguage(title, locale),
    description: `${inLanguage(title, locale)} (${categories.map((category) => tabs[category]).join(', ')})`,
    uploadDate: `${published}T12:00:00Z`,
    thumbnailUrl: `${siteOrigin()}/api/videos/poster/${id}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    url: canonicalUrl(locale, page.path),
    inLanguage: locale,
  }));
}
