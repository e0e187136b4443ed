import 'server-only';
import { problem } from '#lib/http/problem.ts';
import { isSameOrigin, requestLocale } from '#lib/http/request-headers.ts';
import { messagesFor, translator } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { config } from '#lib/config.ts';
import { postedValue } from '#lib/forms/posted.ts';
import { bodyRefusals, readBody } from '#lib/http/read-body.ts';

/** Caching of a response: what depends on a visitor's input is `private`. */
type CacheRule = { seconds: number; scope: 'public' | 'private' };

/** For responses that must not be reused: their source was down, or they are of one moment or one visitor's post. */
export const noStore: CacheRule = { seconds: 0, scope: 'private' };

/** The language of the query's `locale`, else of `Accept-Language`. */
export function queryLocale(request: Request): Locale {
  return requestLocale(request, new URL(request.url).searchParams.get('locale'));
}

/** A lookup as JSON with 200; the body says whether something was found and whether its source is down. */
export function lookupResponse(body: object, { seconds, scope }: CacheRule): Response {
  const cacheControl = seconds > 0 ? `${scope}, max-age=${seconds}` : 'no-store';
  return Response.json(body, { headers: { 'cache-control': cacheControl, 'x-robots-tag': 'noindex' } });
}

/** The label of each input. */
const labelOf = { zip: 'zipCode', vin: 'vinNumber', usdot: 'dotNumber', year: 'vehicleYear', make: 'vehicleMake', q: 'address' } as const;
type InputProblem = { field: keyof typeof labelOf; code: 'zip' | 'vin' | 'usdot' | 'year' | 'too_long' | 'required' };

/** 400 problem response in the visitor's language: malformed input. */
export function invalidInput(request: Request, input?: InputProblem): Response {
  const locale = requestLocale(request);
  if (!input) return problem('malformed', locale);
  const { field, code } = input;
  const message = translator(locale, 'forms.problems')(code, { label: messagesFor(locale).forms.labels[labelOf[field]] });
  return problem('malformed', locale, { errors: [{ field, code, message }] });
}

/** 429 problem response with Retry-After. */
export function tooManyRequests(request: Request, retryAfterSeconds: number): Response {
  return problem('limited', requestLocale(request), { retryAfterSeconds });
}

/** 405 for every other method of a route that can only be read. */
export function getOnly(request: Request): Response {
  return problem('method', requestLocale(request), { headers: { allow: 'GET, HEAD, OPTIONS' } });
}

/** 405 for every other method of a route that can be read or posted to. */
export function getAndPostOnly(request: Request): Response {
  return problem('method', requestLocale(request), { headers: { allow: 'GET, HEAD, POST, OPTIONS' } });
}

const bodyLimitBytes = 1_024;

/** A posted text such as `{"vin": "…"}`, or a problem response. Posted, because browsers, proxies and logs keep addresses. */
export async function postedText(request: Request, name: string): Promise<string | Response> {
  const locale = requestLocale(request);
  if (!isSameOrigin(request.headers, config().siteUrl)) return problem('crossOrigin', locale);
  const body = await readBody(request, bodyLimitBytes);
  if (body.status !== 'read') return problem(bodyRefusals[body.status], locale);
  const value = postedValue(body.posted, name) ?? '';
  return typeof value === 'string' ? value : problem('malformed', locale);
}
