import { clientNetwork } from '#lib/limits/client-network.ts';
import { type Locale, localeCookie } from '#lib/i18n/routing.ts';
import { routePage } from '#lib/i18n/route-page.ts';
import { respondMissing, respondWithPage } from './page-response.ts';
import { type Door, type Exchange, passToNext, prepare } from './door.ts';
import { formStateRoute } from '#lib/http/form-state-route.ts';
import { admitBody, isUpload } from './limits.ts';
import { sendProblem } from './problem.ts';
import { cleanHeaders, cookie } from './request-headers.ts';
import { hasOneHost } from './request-host.ts';
import { hasExactLine } from './request-line.ts';
import { sandboxPolicy } from '#lib/http/security-headers.ts';
import { sendEntry } from './send-entry.ts';
import { readTarget, type Target } from './target.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The methods in `Allow` when Next refuses one: an API is either read or posted to. */
function allowInstead(method: string | undefined): string {
  if (method === 'GET' || method === 'HEAD') return 'POST, OPTIONS';
  return method === 'POST' ? 'GET, HEAD, OPTIONS' : 'GET, HEAD, POST, OPTIONS';
}

function answerOther(door: Door, exchange: Exchange, { pathname, search }: Target, locale: Locale): Promise<void> | undefined {
  const { request, response } = exchange;
  const live = door.site?.live.find(({ regex }) => regex.test(pathname));
  if (live || !door.site) {
    if (!admitBody(request, response, pathname)) return undefined;
    return passToNext(door, exchange, {
      url: pathname + search,
      allow: allowInstead(request.method),
      pattern: live?.pattern ?? 'development',
      policy: pathname.startsWith('/api/files/') ? sandboxPolicy : undefined,
      isUpload: isUpload(request, pathname),
    });
  }
  if ((request.method === 'GET' || request.method === 'HEAD') && !/^\/(?:api|_next)(?:\/|$)/.test(pathname))
    return respondMissing(door, exchange, locale);
  sendProblem(response, 'notFound');
  return undefined;
}

/**
 * Responds to one request: refuses what is malformed, removes headers that no visitor may set, then serves files from memory, pages of
 * the site, and routes of Next. Rejects only if Next does.
 */
export async function handle(door: Door, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const { headers } = request;
  response.site = door.site;
  const target = readTarget(request.url ?? '');
  if (target === 'long') return sendProblem(response, 'addressTooLong');
  if (target === 'malformed' || !hasOneHost(request) || !hasExactLine(request)) return sendProblem(response, 'malformed', { connection: 'close' });
  if (!methods.has(request.method ?? '')) return sendProblem(response, 'method', { allow: [...methods].join(', ') });

  const formKey = headers['x-form-state'];
  const formRoute = formStateRoute(target.pathname, headers);
  cleanHeaders(headers, request.socket.remoteAddress, door.trustedProxies);
  request.paceBody((bytes) => door.uploadPace(clientNetwork(String(headers['x-client-address'])), bytes));
  if (formRoute) {
    headers['x-form-state'] = formKey;
    // A handler sent this request and waits for it: queueing it behind that handler would block both.
    prepare(door, exchange, { url: formRoute, pattern: formRoute.includes('/form/') ? '/form/[id]' : '/answer/[tool]' });
    return door.next(request, response);
  }
  const file = request.method === 'GET' || request.method === 'HEAD' ? door.site?.files.get(target.pathname) : undefined;
  if (file && door.site) {
    response.pattern = 'file';
    return sendEntry(request, response, file, door.site.compressor);
  }
  const route = routePage({ ...target, localeCookie: cookie(headers, localeCookie), acceptLanguage: headers['accept-language'] });
  return route.kind === 'other' ? answerOther(door, exchange, target, route.locale) : respondWithPage(door, exchange, target, route);
}
