import { clientNetwork } from '#lib/limits/client-network.ts';
import { type Locale, localeCookie } from '#lib/i18n/routing.ts';
import { routePage } from '#lib/i18n/route-page.ts';
import { respondMissing, respondWithPage } from './page-response.ts';
import { type FrontDoor, type RequestContext, passToNext, prepareForNext } from './pass-to-next.ts';
import { pageStateRoute } from '#lib/http/page-state-route.ts';
import { admitBody, isUpload } from './limits.ts';
import { sendProblem } from './problem.ts';
import { cleanHeaders, cookieValue } from './request-headers.ts';
import { hasOneHost } from './request-host.ts';
import { hasExactLine } from './request-line.ts';
import { sandboxPolicy } from '#lib/http/security-headers.ts';
import { sendEntry } from './send-entry.ts';
import { parseTarget, type Target } from './target.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The methods in `Allow` when Next refuses one, for routes that do not name them themselves. */
function allowedBesides(method: string | undefined): string {
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
      allow: allowedBesides(request.method),
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

/**
 * Responds to one request: refuses what is malformed, removes headers that no visitor may set, then serves files from memory, pages of
 * the site, and routes of Next. Rejects only if Next does.
 */
export async function handle(door: FrontDoor, context: RequestContext): Promise<void> {
  const { request, response } = context;
  const { headers } = request;
  response.site = door.site;
  const target = parseTarget(request.url ?? '');
  if (target === 'long') return sendProblem(response, 'addressTooLong');
  if (target === 'malformed' || !hasOneHost(request) || !hasExactLine(request)) return sendProblem(response, 'malformed', { connection: 'close' });
  if (!methods.has(request.method ?? '')) return sendProblem(response, 'method', { allow: [...methods].join(', ') });

  const stateKey = headers['x-page-state'];
  const stateRoute = pageStateRoute(target.pathname, headers);
  cleanHeaders(headers, request.socket.remoteAddress, door.trustedProxies);
  request.paceBody((bytes) => door.uploadPace(clientNetwork(String(headers['x-client-address'])), bytes));
  if (stateRoute) {
    headers['x-page-state'] = stateKey;
    // A handler sent this request and waits for it: queueing it behind that handler would block both.
    prepareForNext(door, context, { url: stateRoute, pattern: stateRoute.includes('/form/') ? '/form/[id]' : '/answer/[tool]' });
    return door.next(request, response);
  }
  const file = request.method === 'GET' || request.method === 'HEAD' ? door.site?.files.get(target.pathname) : undefined;
  if (file && door.site) {
    response.pattern = 'file';
    return sendEntry(request, response, file, door.site.compressor);
  }
  const route = routePage({ ...target, localeCookie: cookieValue(headers, localeCookie), acceptLanguage: headers['accept-language'] });
  return route.kind === 'other' ? respondWithRoute(door, context, target, route.locale) : respondWithPage(door, context, target, route);
}
