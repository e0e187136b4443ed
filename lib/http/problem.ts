import 'server-only';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { agencyPhone } from '#lib/site/agency-contact.ts';

const statuses = {
  malformed: 400,
  unknown: 404,
  crossOrigin: 403,
  notOpen: 403,
  method: 405,
  tooLarge: 413,
  contentType: 415,
  invalid: 422,
  conflict: 422,
  limited: 429,
  unavailable: 503,
  uploadQuota: 429,
  uploadsClosed: 503,
  uploadsBusy: 503,
  uploadsTooMany: 429,
  uploadSlow: 408,
} as const;

export type ProblemResponseCode = keyof typeof statuses;
export type ProblemMessage = { field: string; code: string; message: string };

type ProblemOptions = {
  errors?: readonly ProblemMessage[];
  title?: string;
  detail?: string;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
};

export function problemTitle(code: ProblemResponseCode, locale: Locale, retryAfterSeconds = 1): string {
  const t = translator(locale, 'forms.failure');
  return t(code, { phone: agencyPhone, seconds: Math.max(1, Math.ceil(retryAfterSeconds)) });
}

/** A problem response (RFC 9457) in the visitor's language; `retryAfterSeconds` becomes Retry-After. */
export function problem(
  code: ProblemResponseCode,
  locale: Locale,
  { errors = [], retryAfterSeconds, headers, ...words }: ProblemOptions = {},
): Response {
  const status = statuses[code];
  const title = words.title ?? problemTitle(code, locale, retryAfterSeconds);
  const detail = words.detail ?? title;
  const fields = errors.length > 0 ? errors : [{ field: '', code, message: detail }];
  return new Response(JSON.stringify({ type: 'about:blank', title, status, detail, errors: fields }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'content-language': locale,
      'cache-control': 'no-store',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
      ...headers,
    },
  });
}
