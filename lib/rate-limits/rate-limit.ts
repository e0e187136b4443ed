import 'server-only';
import { config } from '#lib/config.ts';
import { recordLimitHit } from './limit-hits.ts';
import { limitKeysOf } from './client-network.ts';

export type RateLimiter = (clientAddress: string, now?: number) => { allowed: true } | { allowed: false; retryAfterSeconds: number };

type Limit = { calls: number; seconds: number };

const maxKeys = 10_000;

/**
 * Limits the calls of a client address, counted in the memory of this process. `limitSource` is a number of calls a minute, or reads a limit of the
 * settings. `name` is the name of the limit in the log. `RATE_LIMIT=off` turns it off.
 */
export function createRateLimit(name: string, limitSource: number | (() => Limit | undefined)): RateLimiter {
  const counts = new Map<string, { from: number; calls: number }>();
  const limitOf = typeof limitSource === 'number' ? () => ({ calls: limitSource, seconds: 60 }) : limitSource;

  function count(key: string, windowMs: number, now: number): { from: number; calls: number } {
    const found = counts.get(key);
    const entry = found && now - found.from < windowMs ? found : { from: now, calls: 0 };
    entry.calls += 1;
    counts.delete(key);
    counts.set(key, entry);
    const [oldest] = counts.keys();
    if (counts.size > maxKeys && oldest !== undefined) counts.delete(oldest);
    return entry;
  }

  return (clientAddress, now = Date.now()) => {
    const limit = config().rateLimit && limitOf();
    if (!limit) return { allowed: true };
    const windowMs = limit.seconds * 1000;
    for (const { key, factor } of limitKeysOf(clientAddress)) {
      const { from, calls } = count(key, windowMs, now);
      if (calls <= limit.calls * factor) continue;
      recordLimitHit(name, now);
      return { allowed: false, retryAfterSeconds: Math.ceil((from + windowMs - now) / 1000) };
    }
    return { allowed: true };
  };
}
