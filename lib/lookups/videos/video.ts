import 'server-only';
import { listOf, member, textOf } from '../json-fields.ts';

/** A video in the shape of the YouTube Data API, reduced to the displayed part. Views are a string of digits. */
export type Video = {
  id: { videoId: string };
  snippet: {
    title: string;
    channelTitle: string;
    publishedAt: string;
    thumbnails: { medium?: { url: string }; high?: { url: string } };
  };
  statistics?: { viewCount: string };
  /** For a sample, which is a subject without a video yet: address and id of the page to show instead, and its answer in a sentence or two. */
  page?: string;
  pageId?: string;
  summary?: string;
};

function picture(snippet: unknown, size: 'medium' | 'high'): { [key in typeof size]?: { url: string } } {
  const url = textOf(member(member(snippet, 'thumbnails'), size), 'url');
  return url.startsWith('https://') ? { [size]: { url } } : {};
}

export function parseVideo(item: unknown): Video[] {
  const videoId = textOf(item, 'id');
  const snippet = member(item, 'snippet');
  const title = textOf(snippet, 'title');
  if (!isVideoId(videoId) || !title) return [];
  const viewCount = textOf(member(item, 'statistics'), 'viewCount');
  return [
    {
      id: { videoId },
      snippet: {
        title,
        channelTitle: textOf(snippet, 'channelTitle'),
        publishedAt: textOf(snippet, 'publishedAt'),
        thumbnails: { ...picture(snippet, 'medium'), ...picture(snippet, 'high') },
      },
      ...(/^\d+$/.test(viewCount) && { statistics: { viewCount } }),
    },
  ];
}

export function isVideoId(text: string): boolean {
  return /^[\w-]{11}$/.test(text);
}

/** Video ids of a `search.list` response, in order. */
export function parseFoundIds(body: unknown): string[] {
  return listOf(body, 'items')
    .map((item) => textOf(member(item, 'id'), 'videoId'))
    .filter(isVideoId);
}
