import 'server-only';
import { createHash } from 'node:crypto';
import { errorLabel } from '#lib/error-code.ts';
import { inLanguage } from '#lib/site/site-languages.ts';
import { config } from '#lib/config.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { log } from '#lib/log.ts';
import { videoCategories, type VideoCategory } from '#lib/site/video-categories.ts';
import { createRateLimit } from '#lib/rate-limits/rate-limit.ts';
import type { Spending } from '#lib/rate-limits/spending.ts';
import { videoSummaries } from '#lib/site/video-summaries.ts';
import { hasPage, pageOf } from '#lib/site/pages.ts';
import type { CuratedVideo } from '#lib/site/curated-video.ts';
import { curatedVideos } from '#lib/site/videos.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import { createBudget } from '../budget.ts';
import { createCache, createSingleFlight } from '../cache.ts';
import { createVideoCache } from './video-cache.ts';
import type { Video } from './video.ts';
import { searchYoutube } from './youtube.ts';

/** Without accents and capitals; SR22 and SR 22 as SR-22. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b([sf]r) ?(?=22|44)/g, '$1-');
}

/** So that a plural finds the singular. */
const withoutPlural = (word: string): string => word.replace(/(?<=\w{3})(?:es|s)$/, '');

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
    ...(videoSummaries[id] && { summary: inLanguage(videoSummaries[id], locale) }),
  };
}

export function curatedIn(category: VideoCategory, locale: Locale): readonly Video[] {
  return listed.filter(({ categories }) => categories.includes(category)).map((video) => videoOf(video, locale));
}

/** Curated videos with words of a text in title, summary or category, in any language, best match first. */
export function searchCurated(text: string, locale: Locale): readonly Video[] {
  const words = plain(text)
    .split(/[^a-z0-9-]+/)
    .filter((word) => word.length > 2)
    .map(withoutPlural);
  const ranked = listed.map((video) => {
    const searchedText = plain([...Object.values(video.title), ...Object.values(videoSummaries[video.id] ?? {}), ...video.categories].join(' '));
    return { video, hits: words.filter((word) => searchedText.includes(word)).length };
  });
  return ranked
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ video }) => videoOf(video, locale));
}

/** `off`: no key; `down`: no response or no units left. Both come with the curated list; `cache` with the last good result. */
type VideosAnswer = { source: 'live' | 'cache' | 'off' | 'down'; items: readonly Video[] };
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
  log.warn({ event: 'video_cache_failed', error: errorLabel(error) });
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
 * Videos of a category (at most 8) or of a search (at most 12): from YouTube when there is a key, cached for 24 h also across restarts, else from
 * the curated list. `limited` where one client searches too often.
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
  const cached = cache.getFresh(key);
  if (cached) return { source: 'cache', items: cached };
  const rate = rateLimit(client);
  if (!rate.allowed) return { status: 'limited', retryAfterSeconds: rate.retryAfterSeconds };
  const fileCache = createVideoCache(config().dataDir);
  const fromFile = await fileCache.read(key).catch(logCacheError);
  if (fromFile) cache.set(key, fromFile.videos, fromFile.at);
  const fresh = cache.getFresh(key);
  if (fresh) return { source: 'cache', items: fresh };
  const found = await shareCall(key, () => searchLive(query, spending));
  if (found) {
    cache.set(key, found);
    await fileCache.write(key, { videos: found, at: Date.now() }).catch(logCacheError);
    return { source: 'live', items: found };
  }
  const last = cache.getLast(key);
  return last ? { source: 'cache', items: last } : { source: 'down', items: curated(query) };
}
