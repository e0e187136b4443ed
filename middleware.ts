import { type NextRequest, NextResponse } from 'next/server';
import { clientAddressOf, hasFrontDoor } from '#lib/http/request-headers.ts';
import { pageStateRoute } from '#lib/http/page-state.ts';
import { askPageDecision, visitorPagePattern } from '#lib/http/page-decision.ts';
import { problemPageOfStatus } from '#lib/http/problem-pages.ts';
import { redirectHeaders } from '#lib/http/redirect-headers.ts';
import { type Locale, localeCookie, splitLocale } from '#lib/i18n/routing.ts';
import { routePage } from '#lib/i18n/route-page.ts';

/** Pages only: no API, no asset, no file. Next reads this literally, so it must not contain a variable. */
export const config = { runtime: 'nodejs', matcher: '/((?!api/|_next/|.*\\.).*)' };

/** For documents, whose content depends on `Accept-Language` and the cookie. Next writes `Vary` anew and would let shared caches keep them for a year. */
const privateCache = 'private, max-age=0, must-revalidate';

function show(request: NextRequest, route: string, init: ResponseInit = {}): NextResponse {
  return NextResponse.rewrite(new URL(route + request.nextUrl.search, request.url), init);
}

function redirect(request: NextRequest, location: string, status: 307 | 308): NextResponse {
  return NextResponse.redirect(new URL(location, request.url), { status, headers: redirectHeaders(status) });
}

/** A visitor page: rendered, or a built page instead where the address is unknown or the limit is reached. */
async function showVisitorPage(request: NextRequest, { locale, path, route }: { locale: Locale; path: string; route: string }) {
  const decision = await askPageDecision(path, clientAddressOf(request));
  const headers = { 'cache-control': 'no-store' };
  if (decision.kind === 'builtPage') return show(request, `/${locale}${decision.route}`, { status: decision.status, headers });
  if (decision.kind === 'render') return show(request, route);
  return show(request, `/${locale}${problemPageOfStatus(429)}`, {
    status: 429,
    headers: { ...headers, 'retry-after': String(decision.retryAfterSeconds) },
  });
}

/** Routes the pages of a site without the front door, with `routePage` as the front door does. Behind the front door a request is routed already. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  // Sets the status again: in development the front door passes the not-found page through this path.
  if (hasFrontDoor()) return NextResponse.next({ status: splitLocale(pathname).path === problemPageOfStatus(404) ? 404 : 200 });
  const stateRoute = pageStateRoute(pathname, Object.fromEntries(request.headers));
  if (stateRoute) return show(request, stateRoute);
  const acceptLanguage = request.headers.get('accept-language') ?? undefined;
  const route = routePage({ pathname, search, localeCookie: request.cookies.get(localeCookie)?.value, acceptLanguage });
  if (route.kind === 'other') return NextResponse.next();
  if (route.kind === 'redirect') return redirect(request, route.location, route.status);
  const headers = { 'content-language': route.locale, 'cache-control': privateCache };
  if (route.kind === 'missing') return show(request, `/${route.locale}${problemPageOfStatus(404)}`, { status: 404, headers });
  if (route.kind === 'image') return show(request, route.internalPath);
  const { path } = splitLocale(route.internalPath);
  if (visitorPagePattern(path)) return showVisitorPage(request, { locale: route.locale, path, route: route.internalPath });
  return show(request, route.internalPath, { headers });
}
