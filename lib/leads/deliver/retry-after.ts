import 'server-only';

const dayMs = 86_400_000;

/** When a `Retry-After` header (seconds or HTTP date) wants the next try, as epoch ms; at most a day ahead, never in the past. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const wanted = /^\d{1,15}$/.test(text) ? now + Number(text) * 1000 : /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(wanted) ? undefined : Math.min(Math.max(wanted, now), now + dayMs);
}
