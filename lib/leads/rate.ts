import 'server-only';
import { createHmac } from 'node:crypto';
import { config } from '#lib/config.ts';
import { log } from '#lib/log.ts';
import { hmacKey } from './seal.ts';
import { hitRate } from './store/rate.ts';

export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Counts one post of an address against RATE_LIMIT, or against so many `times` of it where one request is made of several. The address itself is never stored, only a keyed hash of it. A store
 * that fails lets the post through: the guard must never cost a lead.
 */
export async function countPost(ip: string, { times = 1, now = Date.now() } = {}): Promise<RateVerdict> {
  const limit = config().rateLimit;
  if (!limit) return { allowed: true };
  try {
    const key = createHmac('sha256', hmacKey('rate'))
      .update(times === 1 ? ip : `${ip}\n${times}`)
      .digest('base64url');
    const { allowed, retryAfterSeconds } = await hitRate(key, { ...limit, posts: limit.posts * times }, now);
    return allowed ? { allowed } : { allowed, retryAfterSeconds };
  } catch (error) {
    log.warn({ event: 'rate_limit_failed', error: error instanceof Error ? error.name : 'unknown' });
    return { allowed: true };
  }
}
