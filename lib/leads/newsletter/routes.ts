import 'server-only';
import { config } from '#lib/config.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { isSameOrigin } from '#lib/http/origin.ts';
import { problem } from '#lib/http/problem.ts';
import { bodyRefusals, readBody } from '#lib/http/read-body.ts';
import { preferredLocale } from '#lib/i18n/accept-language.ts';
import { defaultLocale, isLocale, type Locale, localePath } from '#lib/i18n/routing.ts';
import { log } from '#lib/log.ts';
import { type NewsletterStep, newsletterPath } from '#lib/site/newsletter-paths.ts';
import { errorCode } from '#lib/error-code.ts';
import { confirmSubscription, endSubscription } from './subscription.ts';

const bodyLimitBytes = 4_096;
const retryAfterSeconds = 60;
const noStore = { 'cache-control': 'no-store' };

function localeOf(request: Request, posted: Posted): Locale {
  const named = postedValue(posted, 'locale');
  return isLocale(named) ? named : (preferredLocale(request.headers.get('accept-language') ?? undefined) ?? defaultLocale);
}

const goTo = (locale: Locale, step: NewsletterStep) =>
  new Response(null, { status: 303, headers: { ...noStore, location: localePath(locale, newsletterPath(step)) } });

function unavailable(route: string, error: unknown): 'unavailable' {
  log.error({ event: 'newsletter_not_stored', route, code: errorCode(error) });
  return 'unavailable';
}

/** The button of the confirmation page. Answers a browser with the next page, a program with what became of it. */
export async function postConfirmation(request: Request): Promise<Response> {
  const locale = localeOf(request, {});
  if (!isSameOrigin(request.headers, config().siteUrl)) return problem('crossOrigin', locale);
  const body = await readBody(request, bodyLimitBytes);
  if (body.status !== 'read') return problem(bodyRefusals[body.status], locale);
  const spoken = localeOf(request, body.posted);
  const done = await confirmSubscription(String(postedValue(body.posted, 'token') ?? '')).catch((error: unknown) => unavailable('confirm', error));
  log.info({ event: 'newsletter_confirmation', outcome: done });
  if (body.native) return goTo(spoken, done === 'subscribed' ? 'welcome' : done === 'expired' ? 'expired' : 'later');
  if (done === 'unavailable') return problem('unavailable', spoken, { retryAfterSeconds });
  return done === 'expired' ? problem('unknown', spoken) : Response.json({ status: done }, { headers: noStore });
}

/**
 * Ends a subscription: the button of our page, which names itself by `page`, or a mail program's own button (RFC 8058). The
 * token is all it takes: no cookie, no origin, whatever the body says.
 */
export async function postUnsubscription(request: Request, token: string): Promise<Response> {
  const body = await readBody(request, bodyLimitBytes);
  const posted = body.status === 'read' ? body.posted : {};
  const locale = localeOf(request, posted);
  const done = await endSubscription(token).catch((error: unknown) => unavailable('unsubscribe', error));
  log.info({ event: 'newsletter_end', outcome: done });
  if (postedValue(posted, 'page') !== undefined) return goTo(locale, done === 'unsubscribed' ? 'goodbye' : done === 'unknown' ? 'expired' : 'later');
  if (done === 'unavailable') return problem('unavailable', locale, { retryAfterSeconds });
  return done === 'unknown' ? problem('unknown', locale) : Response.json({ status: done }, { headers: noStore });
}
