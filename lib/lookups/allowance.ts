import 'server-only';
import { config } from '#lib/config.ts';

export type Allowance = (clientAddress: string, now?: number) => { allowed: true } | { allowed: false; retryAfterSeconds: number };

const remembered = 10_000;

/**
 * How often one client address may cause calls to a paid source, counted in the memory of this process in windows of a
 * minute. `RATE_LIMIT=off` turns it off.
 */
export function createAllowance(callsPerMinute: number): Allowance {
  const counts = new Map<string, { from: number; calls: number }>();
  return (clientAddress, now = Date.now()) => {
    if (!config().rateLimit) return { allowed: true };
    const found = counts.get(clientAddress);
    const entry = found && now - found.from < 60_000 ? found : { from: now, calls: 0 };
    entry.calls += 1;
    counts.delete(clientAddress);
    counts.set(clientAddress, entry);
    const [oldest] = counts.keys();
    if (counts.size > remembered && oldest !== undefined) counts.delete(oldest);
    if (entry.calls <= callsPerMinute) return { allowed: true };
    return { allowed: false, retryAfterSeconds: Math.ceil((entry.from + 60_000 - now) / 1000) };
  };
}

/** The true address of the client, as the front door writes it. */
export function clientOf(request: Request): string {
  return request.headers.get('x-client-address') ?? '';
}
