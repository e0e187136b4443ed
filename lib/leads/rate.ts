import 'server-only';
import { createHmac } from 'node:crypto';
import { errorLabel } from '#lib/error-code.ts';
import { config } from '#lib/config.ts';
import { recordLimitHit } from '#lib/rate-limits/limit-hits.ts';
import { limitKeysOf } from '#lib/rate-limits/client-network.ts';
import { log } from '#lib/log.ts';
import { hmacKey } from './seal.ts';
import { countHit } from './store/rate.ts';

type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export function hashedKey(key: string): string {
  return createHmac('sha256', hmacKey('rate')).update(key).digest('base64url');
}

/**
 * Counts a post of an address against RATE_LIMIT; `postsPerLead` raises the limit where one lead needs several posts, such as one for each file.
 * Allows the post when the store fails, so that no lead is lost.
 */
export async function countPost(ip: string, { postsPerLead = 1, now = Date.now() } = {}): Promise<RateVerdict> {
  const limit = config().rateLimit;
  if (!limit) return { allowed: true };
  try {
    for (const limitKey of limitKeysOf(ip)) {
      const key = hashedKey(postsPerLead === 1 ? limitKey.key : `${limitKey.key}\n${postsPerLead}`);
      const { allowed, retryAfterSeconds } = await countHit(key, { ...limit, calls: limit.calls * postsPerLead * limitKey.factor }, now);
      if (allowed) continue;
      recordLimitHit(postsPerLead === 1 ? 'posts' : 'file_posts', now);
      return { allowed, retryAfterSeconds };
    }
  } catch (error) {
    log.warn({ event: 'rate_limit_failed', error: errorLabel(error) });
  }
  return { allowed: true };
}
