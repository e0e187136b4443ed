import 'server-only';
import { config } from '#lib/config.ts';
import { refusedRoute } from '#lib/http/refusal-pages.ts';
import { log } from '#lib/log.ts';
import { createRateLimit } from '#lib/limits/rate-limit.ts';
import { newsletterPath, readNewsletterPath } from '#lib/site/newsletter-paths.ts';
import { errorCode } from '#lib/error-code.ts';
import { linkState } from './newsletter/subscription.ts';
import { hasLead } from './store/has-lead.ts';

/** How a page that is one visitor's is answered: made on demand, or by a page of the build below the language, or not at all for now. */
type PageVerdict = { kind: 'make' } | { kind: 'show'; route: string; status: 200 | 404 } | { kind: 'wait'; retryAfterSeconds: number };

const allowance = createRateLimit('visitor_pages', () => config().pageRateLimit);
const doneSteps = { confirm: 'welcome', unsubscribe: 'goodbye' } as const;

async function madeBefore(path: string): Promise<PageVerdict | undefined> {
  const found = readNewsletterPath(path);
  if (found?.step === 'confirm' || found?.step === 'unsubscribe') {
    const state = await linkState(found.step, found.token);
    if (state === 'open') return undefined;
    const [step, status] = state === 'done' ? ([doneSteps[found.step], 200] as const) : (['expired', 404] as const);
    return { kind: 'show', route: newsletterPath(step), status };
  }
  const [, reference = ''] = /^\/thank-you\/([^/]+)$/.exec(path) ?? [];
  return (await hasLead(reference)) ? undefined : { kind: 'show', route: refusedRoute('unknownRequest'), status: 404 };
}

/**
 * Judges, before anything is rendered, a page whose address names one request: what the store does not know, and what is the same for
 * everyone, is a page of the build; the rest may be made so often for one client as `PAGE_RATE_LIMIT` says. While the store is away it is made.
 */
async function judgePage(path: string, clientAddress: string): Promise<PageVerdict> {
  const shown = await madeBefore(path).catch((error: unknown) => {
    log.warn({ event: 'visitor_page_unread', code: errorCode(error) });
    return undefined;
  });
  if (shown) return shown;
  const allowed = allowance(clientAddress);
  return allowed.allowed ? { kind: 'make' } : { kind: 'wait', retryAfterSeconds: allowed.retryAfterSeconds };
}

/** Leaves `judgePage` where the front door, another bundle of this process, finds it: `globalThis[Symbol.for('agency.judgePage')]`. */
export function registerPageJudge(): void {
  Object.assign(globalThis, { [Symbol.for('agency.judgePage')]: judgePage });
}
