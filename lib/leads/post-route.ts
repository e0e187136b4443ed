import 'server-only';
import { config } from '#lib/config.ts';
import { postedValue } from '#lib/forms/posted.ts';
import { isSameOrigin } from '#lib/http/origin.ts';
import { problem } from '#lib/http/problem.ts';
import { bodyRefusals, readBody } from '#lib/http/read-body.ts';
import { preferredLocale } from '#lib/i18n/accept-language.ts';
import { defaultLocale, isLocale, type Locale } from '#lib/i18n/routing.ts';
import { log } from '#lib/log.ts';
import { answerReceipt, refuse } from './answer.ts';
import type { Arrival } from './arrival.ts';
import { wake } from './deliver/drain.ts';
import { countPost } from './rate.ts';
import { receiveLead } from './receive.ts';

const jsonLimitBytes = 64 * 1024;
const longestKey = 255;
/** When a visitor may try again after the store could not write. */
export const retryAfterSeconds = 10;

/** The language of a request that has not named one itself. */
export function localeOf(request: Request): Locale {
  return preferredLocale(request.headers.get('accept-language') ?? undefined) ?? defaultLocale;
}

/** What refuses a post before its body is read: another site's page, or a key that cannot be one. */
export function admit({ headers }: Request, locale: Locale): Response | undefined {
  if (!isSameOrigin(headers, config().siteUrl)) return problem('crossOrigin', locale);
  const key = headers.get('idempotency-key');
  return key !== null && (key === '' || key.length > longestKey) ? problem('malformed', locale) : undefined;
}

async function arrive(route: string, request: Request, locale: Locale): Promise<Arrival | Response> {
  const { headers } = request;
  const refusal = admit(request, locale);
  if (refusal) return refusal;
  const body = await readBody(request, jsonLimitBytes);
  if (body.status !== 'read') return problem(bodyRefusals[body.status], locale);
  const named = postedValue(body.posted, 'locale');
  return {
    route,
    posted: body.posted,
    bodyHash: body.hash,
    native: body.native,
    idempotencyKey: headers.get('idempotency-key'),
    locale: isLocale(named) ? named : locale,
    ip: headers.get('x-client-address') ?? '',
    userAgent: headers.get('user-agent') ?? '',
    referrer: headers.get('referer'),
  };
}

async function receive(arrival: Arrival): Promise<Response> {
  const rate = await countPost(arrival.ip);
  if (!rate.allowed) return refuse(arrival, 'limited', [], rate.retryAfterSeconds);
  const receipt = await receiveLead(arrival);
  if (receipt.status === 'accepted') {
    log.info({ event: 'lead_accepted', reference: receipt.reference, route: arrival.route, locale: arrival.locale });
    wake();
  }
  return answerReceipt(arrival, receipt);
}

/**
 * The handler of a route that takes a form: origin, size, kind of content and rate are checked before the answers are.
 * Every refusal is problem+json in the visitor's language; a store that cannot write is 503 with Retry-After.
 */
export function postRoute(route: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const locale = localeOf(request);
    const arrival = await arrive(route, request, locale);
    if (arrival instanceof Response) return arrival;
    try {
      return await receive(arrival);
    } catch (error) {
      logFailure(route, error);
      return refuse(arrival, 'unavailable', [], retryAfterSeconds);
    }
  };
}

/** Logs that a post could not be kept. */
export function logFailure(route: string, error: unknown): void {
  log.error({ event: 'lead_not_stored', route, error: error instanceof Error ? error.name : 'unknown', code: codeOf(error) });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Answer to every other method of a route that only takes posts. */
export function postOnly(request: Request): Response {
  return problem('method', localeOf(request), { headers: { allow: 'POST' } });
}

/** Answer where no form is taken at all: 404. */
export function noSuchRoute(request: Request): Response {
  return problem('unknown', localeOf(request));
}
