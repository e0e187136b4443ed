import 'server-only';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { curatedVideos } from '#lib/site/videos.ts';
import type { VideoWords } from './video-view.ts';

/** Without videos the search finds subjects. */
export function videoWords(locale: Locale): VideoWords {
  const { videos } = messagesFor(locale);
  return curatedVideos.sample ? { ...videos, search: videos.searchSubjects } : videos;
}
