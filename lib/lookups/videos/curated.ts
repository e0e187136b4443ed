import 'server-only';
import { inLanguage } from '#lib/site/site-languages.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { hasPage, pageOf } from '#lib/site/find-page.ts';
import { type CuratedVideo, curatedVideos } from '#lib/site/videos.ts';
import type { VideoCategory } from '#lib/site/video-categories.ts';
import type { Video } from './video.ts';

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const { sample } = curatedVideos;
/** A sample needs its page; without the page it is left out. */
const listed = curatedVideos.videos.filter(({ page }) => !sample || hasPage(page));

function videoOf({ id, page, title, channel, published }: CuratedVideo, locale: Locale): Video {
  const snippet = { title: inLanguage(title, locale), channelTitle: channel, publishedAt: `${published}T12:00:00Z`, thumbnails: {} };
  if (!sample) return { id: { videoId: id }, snippet };
  return {
    id: { videoId: id },
    snippet: { ...snippet, channelTitle: '', publishedAt: '' },
    page: localePath(locale, pageOf(page).path),
    pageId: page,
  };
}

export function curatedIn(category: VideoCategory, locale: Locale): readonly Video[] {
  return listed.filter(({ categories }) => categories.includes(category)).map((video) => videoOf(video, locale));
}

/** Curated videos with words of a text in title or category, in any language, best match first. */
export function searchCurated(text: string, locale: Locale): readonly Video[] {
  const words = plain(text)
    .split(/[^a-z0-9-]+/)
    .filter((word) => word.length > 2);
  const ranked = listed.map((video) => {
    const haystack = plain([...Object.values(video.title), ...video.categories].join(' '));
    return { video, hits: words.filter((word) => haystack.includes(word)).length };
  });
  return ranked
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ video }) => videoOf(video, locale));
}
