import { type Send, sendOverNetwork } from '#components/ui/send.ts';
import type { VideoSummary, VideosView, VideoWords } from './video-view.ts';
import { watchAddress } from './watch-address.ts';

export function viewCount(count: number, views: VideoWords['views'], regional: string): string {
  const size = count >= 1_000_000 ? 1_000_000 : count >= 1_000 ? 1_000 : 1;
  const digits = size === 1 ? 0 : 1;
  const format = new Intl.NumberFormat(regional, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  // Just below a million must not round to `1,000K`.
  const shown = format.format(size === 1_000 ? Math.min(count / size, 999.9) : count / size);
  const template = size === 1_000_000 ? views.millions : size === 1_000 ? views.thousands : count === 1 ? views.one : views.units;
  return template.replace('{count}', shown);
}

type Item = {
  id: { videoId: string };
  snippet: { title: string; channelTitle: string; publishedAt: string };
  statistics?: { viewCount: string };
  page?: string;
  pageId?: string;
  summary?: string;
};
type Answer = { source: string; items: readonly Item[] };
export type VideosOutcome = { status: 'found'; videos: readonly VideoSummary[] } | { status: 'failed' | 'limited' };

const timeoutMs = 9_000;

function formatDate(text: string, regional: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(regional, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

function toSummary({ regional, words }: VideosView, { id: { videoId: id }, snippet, statistics, page, pageId, summary }: Item): VideoSummary {
  const { title } = snippet;
  return {
    id,
    title,
    channel: snippet.channelTitle,
    date: formatDate(snippet.publishedAt, regional),
    ...(statistics && { views: viewCount(Number(statistics.viewCount), words.views, regional) }),
    href: page ?? watchAddress(id),
    sample: page !== undefined,
    ...(pageId && { pageId }),
    ...(summary && { summary }),
  };
}

export type VideosQuery = { category: string } | { q: string };

/** Videos of a category or a search from the site's lookup, within nine seconds. Never rejects. */
export async function loadVideos(view: VideosView, query: VideosQuery, send: Send = sendOverNetwork): Promise<VideosOutcome> {
  const params = new URLSearchParams({ ...query, locale: view.locale });
  try {
    const response = await send(`/api/videos?${params}`, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return { status: response.status === 429 ? 'limited' : 'failed' };
    const { items }: Answer = await response.json();
    const count = 'q' in query ? view.maxVideos : items.length;
    return { status: 'found', videos: items.slice(0, count).map((item) => toSummary(view, item)) };
  } catch {
    return { status: 'failed' };
  }
}
