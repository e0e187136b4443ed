import 'server-only';
import { config } from '#lib/config.ts';
import { type RateLimiter, createRateLimit } from '#lib/limits/rate-limit.ts';

const key = Symbol.for('agency.formPageRateLimit');
// Each route is a bundle with a copy of this module.
const shared: typeof globalThis & { [key]?: RateLimiter } = globalThis;

/** Limits restored form pages per client (`FORM_PAGE_RATE_LIMIT`), since each is rendered. */
export function formPageRateLimit(): RateLimiter {
  shared[key] ??= createRateLimit('form_pages', () => config().formPageRateLimit);
  return shared[key];
}
