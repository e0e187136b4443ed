import { clientNetwork } from '#lib/rate-limits/client-network.ts';
import { type Locale, localeCookie, splitLocale } from '#lib/i18n/routing.ts';
import { type Route, routePage } from '#lib/i18n/route-page.ts';
import { cookieValue } from '#lib/http/request-headers.ts';
import { pageStateRoute } from '#lib/http/page-state.ts';
import { redirectHeaders } from '#lib/http/redirect-headers.ts';
import { sandboxPolicy, securityHeaders } from '#lib/http/security-headers.ts';
import { askPageDecision, visitorPagePattern } from '#lib/http/page-decision.ts';
import { isFlightRequest, rewrittenPathHeader } from '#next-internals/request-headers.ts';
import { type FrontDoor, passToNext, prepareForNext, type RequestContext } from './pass-to-next.ts';
import { admitBody, isUpload } from './request-body.ts';
import { sendProblem } from './problem.ts';
import { cleanHeaders, hasOneHost, parseTarget, consumeLineIfExact, type Target } from './check-request.ts';
import { sendEntry } from './send-entry.ts';

type VisitorPage = { locale: Locale; path: string; url: string; pattern: string };

/** Responds with a visitor page: a built page for an unknown lead or link, else a rendered one, of which a client gets a limited number. */
async function respondWithVisitorPage(door: FrontDoor, context: RequestContext, { locale, path, url, pattern }: VisitorPage): Promise<void> {
  const { request, response } = context;
  const decision = await askPageDecision(path, String(request.headers['x-client-address'] ?? ''));
  response.pattern = pattern;
  if (decision.kind === 'limited') return sendProblem(response, 'limited', { 'retry-after': String(decision.retryAfterSeconds) });
  const page = decision.kind === 'builtPage' ? door.site?.documents.get(`/${locale}${decision.route}`) : undefined;
  if (!page || !door.site || decision.kind !== 'builtPage') return passToNext(door, context, { url, path, pattern });
  const headers = { ...page.headers, 'cache-control': 'no-store' };
  return sendEntry(request, response, { ...page, status: decision.status, headers }, door.site.compressor);
}

function redirect({ response }: RequestContext, location: string, status: 307 | 308): void {
  response.pattern = 'redirect';
  response.writeHead(status, { ...securityHeaders, location, 'content-length': 0, ...redirectHeaders(status) });
  response.end();
}

function sendPage(door: FrontDoor, context: RequestContext, internalPath: string, target: Target): Promise<void> | undefined {
  const { request, response } = context;
  const isFlight = isFlightRequest(request.headers);
  const document = isFlight ? undefined : door.site?.documents.get(internalPath);
  if (document && door.site) {
    response.pattern = internalPath;
    sendEntry(request, response, document, door.site.compressor);
    return undefined;
  }
  const { locale, path } = splitLocale(internalPath);
  if (isFlight && internalPath !== target.pathname) response.setHeader(rewrittenPathHeader, internalPath);
  const url = internalPath + target.search;
  const pattern = visitorPagePattern(path);
  if (pattern && locale && door.site) return respondWithVisitorPage(door, context, { locale, path, url, pattern });
  return passToNext(door, context, { url, path, pattern: pattern ?? internalPath });
}

function sendImage(door: FrontDoor, context: RequestContext, internalPath: string): Promise<void> | undefined {
  const image = door.site?.files.get(internalPath);
  if (!image || !door.site) return passToNext(door, context, { url: internalPath, pattern: '/og' });
  context.response.pattern = '/og';
  sendEntry(context.request, context.response, image, door.site.compressor);
  return undefined;
}

function respondMissing(door: FrontDoor, context: RequestContext, locale: Locale): Promise<void> | undefined {
  const { request, response } = context;
  response.pattern = 'missing';
  if (!door.site) {
    response.statusCode = 404;
    return passToNext(door, context, { url: `/${locale}/missing`, pattern: 'missing' });
  }
  const document = door.site.documents.get(`/${locale}/missing`);
  if (document) sendEntry(request, response, document, door.site.compressor);
  else sendProblem(response, 'notFound');
  return undefined;
}

/** Responds to a request for a page: with the page, a redirect or 404. Only GET, HEAD and OPTIONS are allowed. */
function respondWithPage(
  door: FrontDoor,
  context: RequestContext,
  target: Target,
  route: Exclude<Route, { kind: 'other' }>,
): Promise<void> | undefined {
  const { request, response } = context;
  const allow = 'GET, HEAD, OPTIONS';
  if (request.method === 'OPTIONS') response.writeHead(204, { ...securityHeaders, allow }).end();
  else if (request.method !== 'GET' && request.method !== 'HEAD') sendProblem(response, route.kind === 'missing' ? 'notFound' : 'method', { allow });
  else if (route.kind === 'redirect') redirect(context, route.location, route.status);
  else if (route.kind === 'missing') return respondMissing(door, context, route.locale);
  else if (route.kind === 'image') return sendImage(door, context, route.internalPath);
  else return sendPage(door, context, route.internalPath, target);
  return undefined;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The methods in `Allow` when Next refuses one, for routes that do not name them themselves. */
function otherMethods(method: string | undefined): string {
  if (method === 'GET' || method === 'HEAD') return 'POST, OPTIONS';
  return method === 'POST' ? 'GET, HEAD, OPTIONS' : 'GET, HEAD, POST, OPTIONS';
}

function respondWithRoute(door: FrontDoor, context: RequestContext, { pathname, search }: Target, locale: Locale): Promise<void> | undefined {
  const { request, response } = context;
  const dynamicRoute = door.site?.dynamicRoutes.find(({ regex }) => regex.test(pathname));
  if (dynamicRoute || !door.site) {
    if (!admitBody(request, response, pathname)) return undefined;
    return passToNext(door, context, {
      url: pathname + search,
      path: pathname,
      allow: otherMethods(request.method),
      pattern: dynamicRoute?.pattern ?? 'development',
      policy: pathname.startsWith('/api/files/') ? sandboxPolicy : undefined,
      isUpload: isUpload(request, pathname),
      isStream: pathname === '/desk/events',
    });
  }
  if ((request.method === 'GET' || request.method === 'HEAD') && !/^\/(?:api|_next)(?:\/|$)/.test(pathname))
    return respondMissing(door, context, locale);
  sendProblem(response, 'notFound');
  return undefined;
}

/** The pattern of a page with a state (`pageStateRoute`), for log and traces. */
function statePattern(stateRoute: string): string {
  if (stateRoute.includes('/form/')) return '/form/[form]';
  return stateRoute.includes('/second-step/') ? '/second-step/[form]' : '/answer/[tool]';
}

/**
 * Responds to one request: refuses what is malformed, removes headers that no visitor may set, then serves files from memory, pages of
 * the site, and routes of Next. Rejects only if Next does.
 */
export async function handle(door: FrontDoor, context: RequestContext): Promise<void> {
  const { request, response } = context;
  const { headers } = request;
  response.site = door.site;
  const target = parseTarget(request.url ?? '');
  const hasExactLine = consumeLineIfExact(request);
  if (target === 'long') return sendProblem(response, 'addressTooLong');
  if (target === 'malformed' || !hasOneHost(request) || !hasExactLine) return sendProblem(response, 'malformed', { connection: 'close' });
  if (!methods.has(request.method ?? '')) return sendProblem(response, 'method', { allow: [...methods].join(', ') });

  const stateKey = headers['x-page-state'];
  const stateRoute = pageStateRoute(target.pathname, headers);
  cleanHeaders(headers, request.socket.remoteAddress, door.trustedProxies);
  request.paceBody((bytes) => door.uploadPace(clientNetwork(String(headers['x-client-address'])), bytes));
  if (stateRoute) {
    headers['x-page-state'] = stateKey;
    // A handler sent this request and waits for it: queueing it behind that handler would block both.
    prepareForNext(door, context, { url: stateRoute, pattern: statePattern(stateRoute) });
    return door.next(request, response);
  }
  const file = request.method === 'GET' || request.method === 'HEAD' ? door.site?.files.get(target.pathname) : undefined;
  if (file && door.site) {
    response.pattern = 'file';
    return sendEntry(request, response, file, door.site.compressor);
  }
  const route = routePage({ ...target, localeCookie: cookieValue(headers.cookie, localeCookie), acceptLanguage: headers['accept-language'] });
  return route.kind === 'other' ? respondWithRoute(door, context, target, route.locale) : respondWithPage(door, context, target, route);
}
