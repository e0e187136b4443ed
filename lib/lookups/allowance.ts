import 'server-only';
import { config } from '#lib/config.ts';
import { recordLimitHit } from '#lib/limits/limit-hits.ts';
import { limitKeysOf } from '#lib/limits/limit-keys.ts';

export type Allowance = (clientAddress: string, now?: number) => { allowed: true } | { allowed: false; retryAfterSeconds: number };

const remembered = 10_000;
const windowMs = 60_000;

/**
 * How often one client address may cause calls to a paid source, counted in the memory of this process in windows of a
 * minute under the limit `name`. `RATE_LIMIT=off` turns it off.
 */
export function createAllowance(name: string, callsPerMinute: number): Allowance {
  const counts = new Map<string, { from: number; calls: number }>();

  function count(key: string, now: number): { from: number; calls: number } {
    const found = counts.get(key);
    const entry = found && now - found.from < windowMs ? found : { from: now, calls: 0 };
    entry.calls += 1;
    counts.delete(key);
    counts.set(key, entry);
    const [oldest] = counts.keys();
    if (counts.size > remembered && oldest !== undefined) counts.delete(oldest);
    return entry;
  }

  return (clientAddress, now = Date.now()) => {
    if (!config().rateLimit) return { allowed: true };
    for (const { key, times } of limitKeysOf(clientAddress)) {
      const { from, calls } = count(key, now);
      if (calls <= callsPerMinute * times) continue;
      recordLimitHit(name, now);
      return { allowed: false, retryAfterSeconds: Math.ceil((from + windowMs - now) / 1000) };
    }
    return { allowed: true };
  };
}

/** The true address of the client, as the front door writes it. */
export function clientOf(request: Request): string {
  return request.headers.get('x-client-address') ?? '';
}
