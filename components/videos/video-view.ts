import 'server-only';
import type { VideoCategory } from '#lib/site/video-categories.ts';
import { type Messages, messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { curatedVideos } from '#lib/site/videos.ts';

/** Without videos the search finds guides: pages of the site. */
export function videoWords(locale: Locale): VideoWords {
  const { videos } = messagesFor(locale);
  if (!curatedVideos.sample) return videos;
  return { ...videos, search: videos.searchGuides, found: videos.foundGuides, none: { ...videos.none, title: videos.noGuides } };
}

export type VideoWords = Messages['videos'];

export type VideoSummary = {
  id: string;
  title: string;
  channel: string;
  date: string;
  views?: string;
  href: string;
  /** A subject without a video yet: nothing is played. */
  sample: boolean;
  /** The answer in one or two sentences, for a sample. */
  summary?: string;
  /** The page whose scene is the poster of a sample. */
  pageId?: string;
  /** Reading time of that page; undefined for a page that asks questions. */
  minutes?: number;
  /** The page asks questions. */
  isTool?: boolean;
};

/** Words and data of the video browser in one language. A single category has no tabs. */
export type VideosView = {
  locale: Locale;
  /** The locale for numbers, money and dates, such as `es-US`. */
  regional: string;
  words: VideoWords;
  categories: readonly VideoCategory[];
  maxVideos: number;
};
