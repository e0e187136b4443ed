import 'server-only';
import { config } from '#lib/config.ts';
import { postedValue } from '#lib/forms/posted.ts';
import { isSameOrigin, requestLocale } from '#lib/http/request-headers.ts';
import { problem } from '#lib/http/problem.ts';
import { bodyRefusals, readBody } from '#lib/http/read-body.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { log } from '#lib/log.ts';
import { type NewsletterStep, newsletterPath } from '#lib/site/visitor-paths.ts';
import { errorCode } from '#lib/error-code.ts';
import { confirmSubscription, endSubscription } from './subscription.ts';

const bodyLimitBytes = 4_096;
const retryAfterSeconds = 60;
const noStore = { 'cache-control': 'no-store' };

const goTo = (locale: Locale, step: NewsletterStep) =>
  new Response(null, { status: 303, headers: { ...noStore, location: localePath(locale, newsletterPath(step)) } });

function unavailable(route: string, error: unknown): 'unavailable' {
  log.error({ event: 'newsletter_not_stored', route, code: errorCode(error) });
  return 'unavailable';
}

/** The button of the confirmation page. Redirects a browser to the next page; other clients get JSON. */
export async function postConfirmation(request: Request): Promise<Response> {
  const locale = requestLocale(request);
  if (!isSameOrigin(request.headers, config().siteUrl)) return problem('crossOrigin', locale);
  const body = await readBody(request, bodyLimitBytes);
  if (body.status !== 'read') return problem(bodyRefusals[body.status], locale);
  const chosenLocale = requestLocale(request, postedValue(body.posted, 'locale'));
  const outcome = await confirmSubscription(String(postedValue(body.posted, 'token') ?? '')).catch((error: unknown) => unavailable('confirm', error));
  log.info({ event: 'newsletter_confirmation', outcome });
  if (body.isFormEncoded) return goTo(chosenLocale, outcome === 'subscribed' ? 'welcome' : outcome === 'expired' ? 'expired' : 'later');
  if (outcome === 'unavailable') return problem('unavailable', chosenLocale, { retryAfterSeconds });
  return outcome === 'expired' ? problem('unknown', chosenLocale) : Response.json({ status: outcome }, { headers: noStore });
}

/**
 * Ends a subscription: the button of the page, which sends `page`, or the button of a mail program (RFC 8058). Needs only the token, no cookie or
 * origin.
 */
export async function postUnsubscription(request: Request, token: string): Promise<Response> {
  const body = await readBody(request, bodyLimitBytes);
  const posted = body.status === 'read' ? body.posted : {};
  const locale = requestLocale(request, postedValue(posted, 'locale'));
  const outcome = await endSubscription(token).catch((error: unknown) => unavailable('unsubscribe', error));
  log.info({ event: 'newsletter_end', outcome });
  if (postedValue(posted, 'page') !== undefined)
    return goTo(locale, outcome === 'unsubscribed' ? 'goodbye' : outcome === 'unknown' ? 'expired' : 'later');
  if (outcome === 'unavailable') return problem('unavailable', locale, { retryAfterSeconds });
  return outcome === 'unknown' ? problem('unknown', locale) : Response.json({ status: outcome }, { headers: noStore });
}
