import 'server-only';
import { config } from '#lib/config.ts';
import { raisePresets } from '#lib/forms/legal-presets.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { isSameOrigin } from '#lib/http/origin.ts';
import { asksJson, prefersPage } from '#lib/http/prefers-page.ts';
import { problem, type Refusal } from '#lib/http/problem.ts';
import { bodyRefusals, readBody } from '#lib/http/read-body.ts';
import { requestLocale } from '#lib/http/request-locale.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { errorCode } from '#lib/error-code.ts';
import { log } from '#lib/log.ts';
import { answerReceipt, refuse } from './answer.ts';
import type { Arrival } from './arrival.ts';
import { countPost } from './rate.ts';
import { receiveLead } from './receive.ts';
import { findRestoredForm } from './find-restored-form.ts';
import { storeCause } from './store/db.ts';
import { wakeDelivery } from './wake-delivery.ts';

const jsonLimitBytes = 64 * 1024;
const maxKeyLength = 255;
/** For responses while the store is unavailable. */
export const retryAfterSeconds = 10;

/** Why a post is refused before its body is read: it comes from another site, or its key is malformed. */
export function barrier({ headers }: Request): 'crossOrigin' | 'malformed' | undefined {
  if (!isSameOrigin(headers, config().siteUrl)) return 'crossOrigin';
  const key = headers.get('idempotency-key');
  return key !== null && (key === '' || key.length > maxKeyLength) ? 'malformed' : undefined;
}

/** The same as a problem response. */
export function admit(request: Request, locale: Locale): Response | undefined {
  const refusal = barrier(request);
  return refusal && problem(refusal, locale);
}

/** Drops the consent, which another site may have filled in. */
export function withoutConsent({ marketing_consent: _consent, ...posted }: Posted): Posted {
  return posted;
}

/** Reads a post; for a browser also one that is refused, to restore its form. */
async function arrive(route: string, request: Request): Promise<{ arrival: Arrival; refusal?: Refusal | undefined }> {
  const { headers } = request;
  const accept = headers.get('accept');
  const barred = barrier(request);
  const isPage = prefersPage(accept);
  const body = barred && !isPage ? undefined : await readBody(request, jsonLimitBytes);
  const posted = body && 'posted' in body && body.posted ? body.posted : {};
  const isRead = body?.status === 'read';
  const native = isRead ? body.native && (isPage || !asksJson(accept)) : isPage;
  const seen = native ? raisePresets(findRestoredForm({ route, posted }), posted) : posted;
  const arrival: Arrival = {
    route,
    posted: barred ? withoutConsent(seen) : seen,
    bodyHash: isRead ? body.hash : '',
    native,
    idempotencyKey: headers.get('idempotency-key'),
    locale: requestLocale(request, postedValue(posted, 'locale')),
    ip: headers.get('x-client-address') ?? '',
    userAgent: headers.get('user-agent') ?? '',
    referrer: headers.get('referer'),
  };
  return { arrival, refusal: barred ?? (body && body.status !== 'read' ? bodyRefusals[body.status] : undefined) };
}

async function receive(arrival: Arrival): Promise<Response> {
  const rate = await countPost(arrival.ip);
  if (!rate.allowed) return refuse(arrival, 'limited', [], rate.retryAfterSeconds);
  const receipt = await receiveLead(arrival);
  if (receipt.status === 'accepted') {
    log.info({ event: 'lead_accepted', reference: receipt.reference, route: arrival.route, locale: arrival.locale });
    wakeDelivery();
  }
  return answerReceipt(arrival, receipt);
}

/**
 * The handler of a route that accepts forms: checks origin, size, content type and rate before the values. Refuses with problem+json in the visitor's
 * language, or for a browser with the form restored; 503 with Retry-After while the store is unavailable.
 */
export function postRoute(route: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { arrival, refusal } = await arrive(route, request);
    if (refusal) return refuse(arrival, refusal);
    try {
      return await receive(arrival);
    } catch (error) {
      logFailure(route, error);
      return refuse(arrival, 'unavailable', [], retryAfterSeconds);
    }
  };
}

/** Logs that a lead could not be stored. */
export function logFailure(route: string, error: unknown): void {
  log.error({
    event: 'lead_not_stored',
    route,
    error: error instanceof Error ? error.name : 'unknown',
    code: errorCode(error),
    cause: storeCause(error),
  });
}

/** 405 for the other methods of a route that accepts posts. */
export function postOnly(request: Request): Response {
  return problem('method', requestLocale(request), { headers: { allow: 'POST' } });
}

export function noSuchRoute(request: Request): Response {
  return problem('unknown', requestLocale(request));
}
