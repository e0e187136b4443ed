import 'server-only';
import { config } from '#lib/config.ts';
import type { PageDecision } from '#lib/http/page-decision.ts';
import { problemPageRoute } from '#lib/http/problem-pages.ts';
import { log } from '#lib/log.ts';
import { createRateLimit } from '#lib/rate-limits/rate-limit.ts';
import { newsletterPath, parseContinuePath, parseNewsletterPath, parseThankYouPath } from '#lib/site/visitor-paths.ts';
import { errorCode } from '#lib/error-code.ts';
import { hashContinuation } from './second-step/continuation-token.ts';
import { newsletterLinkState } from './newsletter/subscription.ts';
import { continuationLinkState } from './store/continuations.ts';
import { hasLead } from './store/read-leads.ts';

const rateLimit = createRateLimit('visitor_pages', () => config().pageRateLimit);
const doneSteps = { confirm: 'welcome', unsubscribe: 'goodbye' } as const;

async function findBuiltPage(path: string): Promise<PageDecision | undefined> {
  const found = parseNewsletterPath(path);
  if (found?.step === 'confirm' || found?.step === 'unsubscribe') {
    const state = await newsletterLinkState(found.step, found.token);
    if (state === 'unused') return undefined;
    const [step, status] = state === 'done' ? ([doneSteps[found.step], 200] as const) : (['expired', 404] as const);
    return { kind: 'builtPage', route: newsletterPath(step), status };
  }
  const link = parseContinuePath(path);
  if (link?.token !== undefined) {
    const { status } = await continuationLinkState(hashContinuation(link.token));
    return status === 'waiting' ? undefined : { kind: 'builtPage', route: problemPageRoute('closedLink'), status: 410 };
  }
  if (link) return undefined;
  return (await hasLead(parseThankYouPath(path) ?? '')) ? undefined : { kind: 'builtPage', route: problemPageRoute('unknownRequest'), status: 404 };
}

/**
 * Decides how a visitor page is served: by a built page where its lead or link is unknown or the page is the same for everyone, else it is rendered
 * within `PAGE_RATE_LIMIT`. While the store is unavailable it is rendered.
 */
export async function decidePage(path: string, clientAddress: string): Promise<PageDecision> {
  const built = await findBuiltPage(path).catch((error: unknown) => {
    log.warn({ event: 'visitor_page_unread', code: errorCode(error) });
    return undefined;
  });
  if (built) return built;
  const rate = rateLimit(clientAddress);
  return rate.allowed ? { kind: 'render' } : { kind: 'limited', retryAfterSeconds: rate.retryAfterSeconds };
}
