import 'server-only';
import { config } from '#lib/config.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { acceptsJson, clientAddressOf, isSameOrigin, prefersPage, requestLocale } from '#lib/http/request-headers.ts';
import { problem, type ProblemResponseCode } from '#lib/http/problem.ts';
import { bodyRefusals, readBody } from '#lib/http/read-body.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { errorCode } from '#lib/error-code.ts';
import { log } from '#lib/log.ts';
import { respondToReceipt, refuse } from './respond.ts';
import type { IncomingPost } from './incoming-post.ts';
import { countPost } from './rate.ts';
import { receiveLead } from './receive.ts';
import { storeCause } from './store/db.ts';
import { wakeDelivery } from './delivery-signals.ts';

const jsonLimitBytes = 64 * 1024;
const maxKeyLength = 255;
export const retryAfterSeconds = 10;

/** Why a post is refused before its body is read: it comes from another site, or its key is malformed. */
export function checkHeaders({ headers }: Request): 'crossOrigin' | 'malformed' | undefined {
  if (!isSameOrigin(headers, config().siteUrl)) return 'crossOrigin';
  const key = headers.get('idempotency-key');
  return key !== null && (key === '' || key.length > maxKeyLength) ? 'malformed' : undefined;
}

export function refuseByHeaders(request: Request, locale: Locale): Response | undefined {
  const refusal = checkHeaders(request);
  return refusal && problem(refusal, locale);
}

export function withoutConsent({ marketing_consent: _consent, ...posted }: Posted): Posted {
  return posted;
}

/** Reads a post. For a browser without JavaScript the body is read even when the headers refuse it, so that the form can be restored. */
async function readPost(route: string, request: Request): Promise<{ post: IncomingPost; refusal?: ProblemResponseCode | undefined }> {
  const { headers } = request;
  const accept = headers.get('accept');
  const headerRefusal = checkHeaders(request);
  const acceptsPage = prefersPage(accept);
  const body = headerRefusal && !acceptsPage ? undefined : await readBody(request, jsonLimitBytes);
  const posted = body && 'posted' in body && body.posted ? body.posted : {};
  const isRead = body?.status === 'read';
  const wantsPage = isRead ? body.isFormEncoded && (acceptsPage || !acceptsJson(accept)) : acceptsPage;
  const post: IncomingPost = {
    route,
    posted: headerRefusal ? withoutConsent(posted) : posted,
    bodyHash: isRead ? body.hash : '',
    wantsPage,
    idempotencyKey: headers.get('idempotency-key'),
    locale: requestLocale(request, postedValue(posted, 'locale')),
    ip: clientAddressOf(request),
    userAgent: headers.get('user-agent') ?? '',
    referrer: headers.get('referer'),
  };
  return { post, refusal: headerRefusal ?? (body && body.status !== 'read' ? bodyRefusals[body.status] : undefined) };
}

async function receive(post: IncomingPost): Promise<Response> {
  const rate = await countPost(post.ip);
  if (!rate.allowed) return refuse(post, 'limited', [], rate.retryAfterSeconds);
  const receipt = await receiveLead(post);
  if (receipt.status === 'accepted') {
    log.info({ event: 'lead_accepted', reference: receipt.reference, route: post.route, locale: post.locale });
    wakeDelivery();
  }
  return respondToReceipt(post, receipt);
}

/**
 * The handler of a route that accepts forms: checks origin, size, content type and rate before the values. Refuses with problem+json in the visitor's
 * language, or for a browser with the form restored; 503 with Retry-After while the store is unavailable.
 */
export function postRoute(route: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { post, refusal } = await readPost(route, request);
    if (refusal) return refuse(post, refusal);
    try {
      return await receive(post);
    } catch (error) {
      logFailure(route, error);
      return refuse(post, 'unavailable', [], retryAfterSeconds);
    }
  };
}

export function logFailure(route: string, error: unknown): void {
  log.error({
    event: 'lead_not_stored',
    route,
    error: error instanceof Error ? error.name : 'unknown',
    code: errorCode(error),
    cause: storeCause(error),
  });
}

export function postOnly(request: Request): Response {
  return problem('method', requestLocale(request), { headers: { allow: 'POST' } });
}

export function noSuchRoute(request: Request): Response {
  return problem('unknown', requestLocale(request));
}
