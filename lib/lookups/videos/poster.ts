import 'server-only';
import { errorLabel } from '#lib/error-code.ts';
import { config } from '#lib/config.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import { log } from '#lib/log.ts';
import { createRateLimit } from '#lib/rate-limits/rate-limit.ts';
import { readBodyBytes } from '#lib/http/read-body.ts';
import { createSingleFlight, createCache } from '../cache.ts';

type Poster = { status: 'found'; jpeg: Uint8Array<ArrayBuffer> } | { status: 'none' } | { status: 'limited'; retryAfterSeconds: number };

const publicUrl = 'https://i.ytimg.com';
const timeoutMs = 3_000;
const limitBytes = 200_000;
const sizes = ['hqdefault', 'mqdefault'] as const;
const cache = createCache<Uint8Array<ArrayBuffer>>(200, dayMs);
/** Missing posters are requested again after ten minutes. */
const missingPosters = createCache<true>(1_000, 600_000);
const shareCall = createSingleFlight<Uint8Array<ArrayBuffer> | undefined>();
const rateLimit = createRateLimit('video_posters', 60);

function isJpeg(type: string | null, bytes: Uint8Array): boolean {
  return type?.split(';')[0] === 'image/jpeg' && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

async function readJpeg(response: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await readBodyBytes(response, limitBytes);
  return bytes && isJpeg(response.headers.get('content-type'), bytes) ? bytes : undefined;
}

async function fetchPoster(videoId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const base = config().youtube.imageUrl ?? publicUrl;
  for (const size of sizes) {
    try {
      const url = new URL(`/vi/${videoId}/${size}.jpg`, base);
      const response = await fetch(url, { redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
      if (response.ok) return await readJpeg(response);
      await response.body?.cancel();
      if (response.status !== 404) return undefined;
    } catch (error) {
      log.warn({ event: 'lookup_failed', source: 'poster', error: errorLabel(error) });
      return undefined;
    }
  }
  return undefined;
}

/** The poster of a video (id of eleven characters), fetched by the server so that the visitor's browser contacts no one else. Cached 24 h. */
export async function findPoster(videoId: string, client: string): Promise<Poster> {
  const cached = cache.getFresh(videoId);
  if (cached) return { status: 'found', jpeg: cached };
  if (missingPosters.getFresh(videoId)) return { status: 'none' };
  const rate = rateLimit(client);
  if (!rate.allowed) return { status: 'limited', retryAfterSeconds: rate.retryAfterSeconds };
  const jpeg = (await shareCall(videoId, () => fetchPoster(videoId))) ?? cache.getLast(videoId);
  if (jpeg) cache.set(videoId, jpeg);
  else missingPosters.set(videoId, true);
  return jpeg ? { status: 'found', jpeg } : { status: 'none' };
}
