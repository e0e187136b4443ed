import 'server-only';
import { config } from '#lib/config.ts';
import { type RateLimit, createRateLimit } from '#lib/limits/rate-limit.ts';

const place = Symbol.for('agency.formPageAllowance');
// Each route is a bundle of its own with a copy of this module.
const shared: typeof globalThis & { [place]?: RateLimit } = globalThis;

/** How often one client may get a refused form as a page again (`FORM_PAGE_RATE_LIMIT`): it is made anew each time. */
export function formPageRateLimit(): RateLimit {
  shared[place] ??= createRateLimit('form_pages', () => config().formPageRateLimit);
  return shared[place];
}
