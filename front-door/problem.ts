import { preferredLocale } from '#lib/i18n/route-page.ts';
import { frontDoorWords } from '#lib/i18n/words/front-door.ts';
import { defaultLocale } from '#lib/i18n/routing.ts';
import { agencyPhone } from '#lib/site/agency-contact.ts';
import { securityHeaders } from '#lib/http/security-headers.ts';
import { type SiteResponse, problemPage } from './problem-page.ts';

const statusOf = {
  malformed: 400,
  notFound: 404,
  method: 405,
  timeout: 408,
  tooLarge: 413,
  addressTooLong: 414,
  limited: 429,
  failed: 500,
} as const;

type FrontProblemCode = keyof typeof statusOf;

/**
 * Sends `application/problem+json` (RFC 9457) in the language of `Accept-Language`, or the problem page to a browser. A response that has begun is
 * cut off.
 */
export function sendProblem(response: SiteResponse, code: FrontProblemCode, headers: Record<string, string> = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const locale = preferredLocale(response.req.headers['accept-language']) ?? defaultLocale;
  const status = statusOf[code];
  const page = problemPage(response, status, locale);
  const title = frontDoorWords[locale][code].replace('{phone}', agencyPhone);
  const body = JSON.stringify({ type: 'about:blank', title, status, detail: title, errors: [{ field: '', code, message: title }] });
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (page) {
    response.writeHead(status, { ...page.headers, ...headers });
    response.end(response.req.method === 'HEAD' ? undefined : page.body);
    return;
  }
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'application/problem+json',
    'content-language': locale,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    vary: 'Accept, Accept-Language',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
