import { log } from '#lib/log.ts';

type Hits = { total: number; unlogged: number; loggedAt: number };

const logEveryMs = 60_000;
const key = Symbol.for('agency.limitHits');
// The front door and Next's bundles have copies of this module.
const shared: typeof globalThis & { [key]?: Map<string, Hits> } = globalThis;

function allHits(): Map<string, Hits> {
  shared[key] ??= new Map();
  return shared[key];
}

/**
 * Records that a request reached a limit. `limit` is a fixed snake_case name such as `upload_quota_day`, never visitor data. Writes at most one
 * `limit_reached` log line per limit and minute, with the number of hits since the last line.
 */
export function recordLimitHit(limit: string, now = Date.now()): void {
  const hits = allHits().get(limit) ?? { total: 0, unlogged: 0, loggedAt: Number.NEGATIVE_INFINITY };
  allHits().set(limit, hits);
  hits.total += 1;
  hits.unlogged += 1;
  if (now - hits.loggedAt < logEveryMs) return;
  log.warn({ event: 'limit_reached', limit, count: hits.unlogged });
  hits.loggedAt = now;
  hits.unlogged = 0;
}

export function limitHits(): Record<string, number> {
  return Object.fromEntries([...allHits()].map(([limit, { total }]) => [limit, total]));
}
