import 'server-only';
import { inLanguage } from '#lib/site/site-languages.ts';
import { createHash } from 'node:crypto';
import { config } from '#lib/config.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { log } from '#lib/log.ts';
import { type VideoCategory, videoCategories } from '#lib/site/video-categories.ts';
import { createRateLimit } from '#lib/limits/rate-limit.ts';
import { createBudget } from '../budget.ts';
import { createSingleFlight, createCache, dayMs } from '../cache.ts';
import type { Spending } from '#lib/limits/spending.ts';
import { curatedIn, searchCurated } from './curated.ts';
import { createVideoCache } from './video-cache.ts';
import type { Video } from './video.ts';
import { searchYoutube } from './youtube.ts';

/** `off`: no key; `down`: no response or no units left. Both come with the curated list; `cache` with the last good result. */
export type VideosAnswer = { source: 'live' | 'cache' | 'off' | 'down'; items: readonly Video[] };
export type VideosQuery = { locale: Locale } & ({ category: VideoCategory } | { text: string });

const maxInCategory = 8;
const maxInSearch = 12;
/** YouTube counts units by the day in California. */
const timeZone = 'America/Los_Angeles';
const cache = createCache<readonly Video[]>(300, dayMs);
const shareCall = createSingleFlight<readonly Video[] | undefined>();
const rateLimit = createRateLimit('video_searches', 20);
/** Pause after a failure: failed searches cost units too. */
const pauseMs = 300_000;
let pausedUntil = 0;

/** One of the category's terms; it changes daily. */
function termOf(id: VideoCategory, locale: Locale, now: number): string {
  const category = videoCategories.find((known) => known.id === id);
  const terms = category ? inLanguage<readonly string[]>(category.terms, locale) : [];
  return terms[Math.floor(now / dayMs) % terms.length] ?? id;
}

function curated(query: VideosQuery): readonly Video[] {
  const { locale } = query;
  return 'text' in query ? searchCurated(query.text, locale).slice(0, maxInSearch) : curatedIn(query.category, locale).slice(0, maxInCategory);
}

function logCacheError(error: unknown): undefined {
  log.warn({ event: 'video_cache_failed', error: error instanceof Error ? error.name : 'unknown' });
}

async function searchLive(query: VideosQuery, spending: Spending): Promise<readonly Video[] | undefined> {
  const { key = '', url, unitsPerDay } = config().youtube;
  const now = Date.now();
  if (now < pausedUntil) return undefined;
  const { locale } = query;
  const isSearch = 'text' in query;
  const text = isSearch ? query.text : termOf(query.category, locale, now);
  const budget = createBudget({ name: 'videos', unitsPerDay, timeZone }, spending);
  const found = await searchYoutube({ text, locale, maxVideos: isSearch ? maxInSearch : maxInCategory }, { key, url, budget });
  if (!found) pausedUntil = Date.now() + pauseMs;
  return found;
}

/**
 * Videos of a category (at maxVideos 8) or of a search (at maxVideos 12): from YouTube when there is a key, cached for 24 h also across restarts, else from the
 * curated list. `limited` where one client searches too often.
 */
export async function findVideos(
  query: VideosQuery,
  client: string,
  spending: Spending,
): Promise<VideosAnswer | { status: 'limited'; retryAfterSeconds: number }> {
  if (!config().youtube.key) return { source: 'off', items: curated(query) };
  const { locale } = query;
  const name = 'text' in query ? `${locale} q ${query.text.toLowerCase()}` : `${locale} c ${query.category}`;
  const key = createHash('sha256').update(name).digest('base64url');
  const cached = cache.fresh(key);
  if (cached) return { source: 'cache', items: cached };
  const rate = rateLimit(client);
  if (!rate.allowed) return { status: 'limited', retryAfterSeconds: rate.retryAfterSeconds };
  const fileCache = createVideoCache(config().dataDir);
  const fromFile = await fileCache.read(key).catch(logCacheError);
  if (fromFile) cache.keep(key, fromFile.videos, fromFile.at);
  const fresh = cache.fresh(key);
  if (fresh) return { source: 'cache', items: fresh };
  const found = await shareCall(key, () => searchLive(query, spending));
  if (found) {
    cache.keep(key, found);
    await fileCache.write(key, { videos: found, at: Date.now() }).catch(logCacheError);
    return { source: 'live', items: found };
  }
  const last = cache.last(key);
  return last ? { source: 'cache', items: last } : { source: 'down', items: curated(query) };
}
