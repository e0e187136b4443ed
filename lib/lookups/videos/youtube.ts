import 'server-only';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Budget } from '../budget.ts';
import { fetchJson, serviceUrl } from '../fetch-json.ts';
import { listOf, member, textOf } from '../json-fields.ts';
import { parseFoundIds, parseVideo, type Video } from './video.ts';

export type YoutubeSearch = { text: string; locale: Locale; maxVideos: number };
type Service = { key: string; url?: string | undefined; budget: Budget };

const publicUrl = 'https://www.googleapis.com/youtube/v3';
const searchUnits = 100;
const listUnits = 1;

async function ask({ key, url = publicUrl, budget }: Service, path: string, query: Record<string, string>): Promise<unknown> {
  const fetched = await fetchJson('videos', serviceUrl(url, path, { ...query, key }));
  if (fetched.status === 'refused') {
    const reasons = listOf(member(fetched.body, 'error'), 'errors').map((error) => textOf(error, 'reason'));
    if (reasons.some((reason) => /quota|dailyLimit/i.test(reason))) await budget.exhaust();
  }
  return fetched.status === 'received' ? fetched.body : undefined;
}

/** A body without a list is an error, not an empty search. */
function hasList(body: unknown): boolean {
  return Array.isArray(member(body, 'items'));
}

/**
 * Searches YouTube: search.list (100 units) for ids, videos.list (1 unit) for titles and views. Undefined when the day's units are spent or the
 * service is down.
 */
export async function searchYoutube({ text, locale, maxVideos }: YoutubeSearch, service: Service): Promise<readonly Video[] | undefined> {
  if (!(await service.budget.take(searchUnits + listUnits))) return undefined;
  const found = await ask(service, '/search', {
    part: 'id',
    type: 'video',
    q: text,
    maxResults: String(maxVideos),
    regionCode: 'US',
    relevanceLanguage: locale,
    safeSearch: 'strict',
    videoEmbeddable: 'true',
  });
  if (!hasList(found)) return undefined;
  const ids = parseFoundIds(found).slice(0, maxVideos);
  if (ids.length === 0) return [];
  const listed = await ask(service, '/videos', { part: 'snippet,statistics', id: ids.join(','), maxResults: String(maxVideos) });
  if (!hasList(listed)) return undefined;
  const videos = listOf(listed, 'items').flatMap(parseVideo);
  return ids.flatMap((id) => videos.filter((video) => video.id.videoId === id).slice(0, 1));
}
