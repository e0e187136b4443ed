import 'server-only';
import { problem } from '#lib/http/problem.ts';
import { preferredLocale } from '#lib/i18n/accept-language.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { defaultLocale, type Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';

/** How long and by whom an answer may be kept: what a person typed is kept by that person's own browser alone. */
export type CacheRule = { seconds: number; scope: 'public' | 'private' };

/** An answer that must be asked for again: its source was down. */
export const noStore: CacheRule = { seconds: 0, scope: 'private' };

/** The language that a request asks for. */
export function requestedLocale(request: Request): Locale {
  return preferredLocale(request.headers.get('accept-language') ?? undefined) ?? defaultLocale;
}

/** A look-up as JSON with 200; whether something was found, and whether its source is off or down, is told in the body. */
export function lookupResponse(body: object, { seconds, scope }: CacheRule): Response {
  const cacheControl = seconds > 0 ? `${scope}, max-age=${seconds}` : 'no-store';
  return Response.json(body, { headers: { 'cache-control': cacheControl, 'x-robots-tag': 'noindex' } });
}

/** What can be asked with, and the words for it. */
const labelOf = { zip: 'zipCode', vin: 'vinNumber', usdot: 'dotNumber', year: 'vehicleYear', make: 'vehicleMake', q: 'address' } as const;
type InputProblem = { field: keyof typeof labelOf; code: 'zip' | 'vin' | 'usdot' | 'year' | 'too_long' | 'required' };

/** 400: what was asked with does not have the shape that the look-up needs. Problem+json in the visitor's language. */
export function invalidInput(request: Request, input?: InputProblem): Response {
  const locale = requestedLocale(request);
  if (!input) return problem('malformed', locale);
  const { field, code } = input;
  const message = translator(locale, 'forms.problems')(code, { label: messagesFor(locale).forms.labels[labelOf[field]] });
  return problem('malformed', locale, { errors: [{ field, code, message }] });
}

/** 429 with Retry-After: one address asks a paid source too often. */
export function tooManyRequests(request: Request, retryAfterSeconds: number): Response {
  return problem('limited', requestedLocale(request), { retryAfterSeconds });
}

/** Answer to every method but GET and HEAD. */
export function allowGet(request: Request): Response {
  return problem('method', requestedLocale(request), { headers: { allow: 'GET, HEAD, OPTIONS' } });
}

/** Answer to every other method where a question may be read or posted. */
export function allowGetAndPost(request: Request): Response {
  return problem('method', requestedLocale(request), { headers: { allow: 'GET, HEAD, POST, OPTIONS' } });
}
