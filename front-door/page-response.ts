import { type Locale, splitLocale } from '#lib/i18n/routing.ts';
import type { Route } from '#lib/i18n/route-page.ts';
import { type Door, type Exchange, passToNext } from './door.ts';
import { respondPersonal } from './personal-page.ts';
import { sendProblem } from './problem.ts';
import { personalPattern } from '#lib/http/page-decision.ts';
import { securityHeaders } from '#lib/http/security-headers.ts';
import { sendEntry } from './send-entry.ts';
import type { Target } from './target.ts';

function redirect({ response }: Exchange, location: string, status: 307 | 308): void {
  response.pattern = 'redirect';
  const byLanguage = { vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' };
  response.writeHead(status, {
    ...securityHeaders,
    location,
    'content-length': 0,
    ...(status === 307 ? byLanguage : { 'cache-control': 'public, max-age=3600' }),
  });
  response.end();
}

function show(door: Door, exchange: Exchange, internalPath: string, target: Target): Promise<void> | undefined {
  const { request, response } = exchange;
  const document = request.headers.rsc === '1' ? undefined : door.site?.documents.get(internalPath);
  if (document && door.site) {
    response.pattern = internalPath;
    sendEntry(request, response, document, door.site.compressor);
    return undefined;
  }
  const { locale, path } = splitLocale(internalPath);
  // Next's router reads from this header which route an address without a prefix has.
  if (request.headers.rsc === '1' && internalPath !== target.pathname) response.setHeader('x-nextjs-rewritten-path', internalPath);
  const url = internalPath + target.search;
  const pattern = personalPattern(path);
  if (pattern && locale && door.site) return respondPersonal(door, exchange, { locale, path, url, pattern });
  return passToNext(door, exchange, { url, path, pattern: pattern ?? internalPath });
}

function showImage(door: Door, exchange: Exchange, internalPath: string): Promise<void> | undefined {
  const image = door.site?.files.get(internalPath);
  if (!image || !door.site) return passToNext(door, exchange, { url: internalPath, pattern: '/og' });
  exchange.response.pattern = '/og';
  sendEntry(exchange.request, exchange.response, image, door.site.compressor);
  return undefined;
}

/** Responds with the not-found page of a language and status 404. */
export function respondMissing(door: Door, exchange: Exchange, locale: Locale): Promise<void> | undefined {
  const { request, response } = exchange;
  response.pattern = 'missing';
  if (!door.site) {
    response.statusCode = 404;
    return passToNext(door, exchange, { url: `/${locale}/missing`, pattern: 'missing' });
  }
  const document = door.site.documents.get(`/${locale}/missing`);
  if (document) sendEntry(request, response, document, door.site.compressor);
  else sendProblem(response, 'notFound');
  return undefined;
}

/** Responds to a request for a page: with the page, a redirect or 404. Only GET, HEAD and OPTIONS are allowed. */
export function respondWithPage(door: Door, exchange: Exchange, target: Target, route: Exclude<Route, { kind: 'other' }>): Promise<void> | undefined {
  const { request, response } = exchange;
  const allow = 'GET, HEAD, OPTIONS';
  if (request.method === 'OPTIONS') response.writeHead(204, { ...securityHeaders, allow }).end();
  else if (request.method !== 'GET' && request.method !== 'HEAD') sendProblem(response, route.kind === 'missing' ? 'notFound' : 'method', { allow });
  else if (route.kind === 'redirect') redirect(exchange, route.location, route.status);
  else if (route.kind === 'missing') return respondMissing(door, exchange, route.locale);
  else if (route.kind === 'image') return showImage(door, exchange, route.internalPath);
  else return show(door, exchange, route.internalPath, target);
  return undefined;
}
