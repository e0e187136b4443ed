import 'server-only';
import type { Locale } from '#lib/i18n/routing.ts';
import { type CuratedVideo, curatedVideos } from '#lib/site/videos.ts';
import type { VideoCategory } from '#lib/site/video-categories.ts';
import type { Video } from './video.ts';

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function shown({ id, title, channel, published }: CuratedVideo, locale: Locale): Video {
  return { id: { videoId: id }, snippet: { title: title[locale], channelTitle: channel, publishedAt: `${published}T12:00:00Z`, thumbnails: {} } };
}

/** Videos of the curated list in a category. */
export function curatedIn(category: VideoCategory, locale: Locale): readonly Video[] {
  return curatedVideos.videos.filter(({ categories }) => categories.includes(category)).map((video) => shown(video, locale));
}

/** Videos of the curated list that hold words of a text in their title or category, in any language: most words first. */
export function searchCurated(text: string, locale: Locale): readonly Video[] {
  const words = plain(text)
    .split(/[^a-z0-9-]+/)
    .filter((word) => word.length > 2);
  const ranked = curatedVideos.videos.map((video) => {
    const haystack = plain([...Object.values(video.title), ...video.categories].join(' '));
    return { video, hits: words.filter((word) => haystack.includes(word)).length };
  });
  return ranked
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ video }) => shown(video, locale));
}
