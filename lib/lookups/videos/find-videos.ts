import 'server-only';
import { config } from '#lib/config.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { type VideoCategory, videoCategories } from '#lib/site/video-categories.ts';
import { createAllowance } from '../allowance.ts';
import { createJoin, createMemory, dayMs } from '../memory.ts';
import { createBudget } from './budget.ts';
import { curatedIn, searchCurated } from './curated.ts';
import type { Video } from './video.ts';
import { searchYoutube } from './youtube.ts';

/** `off`: no key; `down`: no answer or no units left today. Both come with the curated list, `cache` with the last good answer. */
export type VideosAnswer = { source: 'live' | 'cache' | 'off' | 'down'; items: readonly Video[] };
export type VideosQuestion = { locale: Locale } & ({ category: VideoCategory } | { text: string });

const mostInCategory = 8;
const mostInSearch = 12;
/** Of the 10,000 units of a day; the rest is for other uses of the key. */
const budget = createBudget(9_500);
const memory = createMemory<readonly Video[]>(300, dayMs);
const join = createJoin<readonly Video[] | undefined>();
const allowance = createAllowance(20);
/** A source that failed is left alone for so long: failed searches cost units too. */
const pauseMs = 300_000;
let pausedUntil = 0;

/** One of the category's terms, another each day. */
function termOf(id: VideoCategory, locale: Locale, now: number): string {
  const terms = videoCategories.find((category) => category.id === id)?.terms[locale] ?? [];
  return terms[Math.floor(now / dayMs) % terms.length] ?? id;
}

function curated(question: VideosQuestion): readonly Video[] {
  const { locale } = question;
  return 'text' in question
    ? searchCurated(question.text, locale).slice(0, mostInSearch)
    : curatedIn(question.category, locale).slice(0, mostInCategory);
}

async function searchLive(question: VideosQuestion, service: { key: string; url?: string | undefined }): Promise<readonly Video[] | undefined> {
  const now = Date.now();
  if (now < pausedUntil) return undefined;
  const { locale } = question;
  const isSearch = 'text' in question;
  const text = isSearch ? question.text : termOf(question.category, locale, now);
  const found = await searchYoutube({ text, locale, most: isSearch ? mostInSearch : mostInCategory }, { ...service, budget });
  if (!found) pausedUntil = Date.now() + pauseMs;
  return found;
}

/**
 * Videos of a category (at most 8) or of a search (at most 12): from YouTube when there is a key, kept 24 h, else from the
 * curated list. `limited` where one client searches too often.
 */
export async function findVideos(question: VideosQuestion, client: string): Promise<VideosAnswer | { status: 'limited'; retryAfterSeconds: number }> {
  const { key, url } = config().youtube;
  if (!key) return { source: 'off', items: curated(question) };
  const { locale } = question;
  const name = 'text' in question ? `${locale} q ${question.text.toLowerCase()}` : `${locale} c ${question.category}`;
  const kept = memory.fresh(name);
  if (kept) return { source: 'cache', items: kept };
  const allowed = allowance(client);
  if (!allowed.allowed) return { status: 'limited', retryAfterSeconds: allowed.retryAfterSeconds };
  const found = await join(name, () => searchLive(question, { key, url }));
  if (found) {
    memory.keep(name, found);
    return { source: 'live', items: found };
  }
  const last = memory.last(name);
  return last ? { source: 'cache', items: last } : { source: 'down', items: curated(question) };
}
