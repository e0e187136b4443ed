import 'server-only';
import { regionalLocale } from '#lib/i18n/regional-locale.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { hasPage, pageOf } from '#lib/site/find-page.ts';
import { inLanguage } from '#lib/site/site-languages.ts';
import type { VideoCategory } from '#lib/site/video-categories.ts';
import { curatedVideos } from '#lib/site/videos.ts';
import type { VideoSummary } from './video-view.ts';
import { watchAddress } from './watch-address.ts';

export function curatedCards(category: VideoCategory, locale: Locale, max: number): readonly VideoSummary[] {
  const { sample, videos } = curatedVideos;
  const day = new Intl.DateTimeFormat(regionalLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  return videos
    .filter(({ categories, page }) => categories.includes(category) && (!sample || hasPage(page)))
    .slice(0, max)
    .map(({ id, page, title, channel, published }) => ({
      id,
      title: inLanguage(title, locale),
      ...(sample
        ? { channel: '', date: '', href: localePath(locale, pageOf(page).path), sample, pageId: page }
        : { channel, date: day.format(new Date(published)), href: watchAddress(id), sample }),
    }));
}
