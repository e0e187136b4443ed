import 'server-only';
import { config } from '#lib/config.ts';
import { type Allowance, createAllowance } from '#lib/limits/allowance.ts';

const place = Symbol.for('agency.formPageAllowance');
// Each route is a bundle of its own with a copy of this module.
const shared: typeof globalThis & { [place]?: Allowance } = globalThis;

/** How often one client may get a refused form as a page again (`FORM_PAGE_RATE_LIMIT`): it is made anew each time. */
export function formPageAllowance(): Allowance {
  shared[place] ??= createAllowance('form_pages', () => config().formPageRateLimit);
  return shared[place];
}
