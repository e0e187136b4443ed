import 'server-only';
import type { ReactElement } from 'react';
import { type MessageId, MessagePage } from '#components/desk/message-page.tsx';
import { errorCode } from '#lib/error-code.ts';
import { config } from '#lib/config.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { isSameOrigin, requestLocale } from '#lib/http/request-headers.ts';
import { readBody } from '#lib/http/read-body.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { storeCause } from '#lib/leads/store/db.ts';
import { log } from '#lib/log.ts';
import { deskPath, safeDeskPath } from '#lib/staff/desk-path.ts';
import { hasRole, type Role } from '#lib/staff/roles.ts';
import { endedSessionCookie, readSessionCookie } from '#lib/staff/session-cookie.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';
import { findSession, type Session } from '#lib/staff/store/sessions.ts';
import { formToken, isFormToken } from '#lib/staff/tokens.ts';

const bodyLimitBytes = 64 * 1024;
/** `Retry-After` of a refused sign-in: the window of its rate limit. */
const retrySeconds = 300;
const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' };

type Params = Readonly<Record<string, string>>;
type Context = { params: Promise<Params> };
export type PublicRequest = { request: Request; url: URL; params: Params; posted: Posted; locale: Locale };
export type DeskRequest = PublicRequest & { person: StaffMember; session: Session; formToken: string };

type Handle<T> = (request: T) => Promise<Response>;
type Route = (request: Request, context: Context) => Promise<Response>;

/** Renders a page as an HTML response that no cache stores. */
export async function renderDesk(page: ReactElement, status = 200, headers: Record<string, string> = {}): Promise<Response> {
  // Next refuses a static import of this module in a route.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...privateHeaders, ...headers } });
}

export function redirectTo(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { location: path, ...privateHeaders, ...headers } });
}

export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: privateHeaders });
}

// Direction marks would reorder the words beside a name; PostgreSQL refuses NUL and lone surrogates.
const controls = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Posted text without control characters other than line breaks and tabs, cut to `max` characters. */
export function plainText(input: string, max = 200): string {
  return input.replaceAll('\r\n', '\n').toWellFormed().replace(controls, ' ').trim().slice(0, max).toWellFormed();
}

/** A download that no cache stores. */
export function fileResponse(body: BodyInit, contentType: string, name: string): Response {
  const headers = { 'content-type': contentType, 'content-disposition': `attachment; filename="${name}"` };
  return new Response(body, { headers: { ...privateHeaders, ...headers } });
}

/** A text field of a post, trimmed, at most `max` characters; empty when it is missing. */
export function textField(posted: Posted, name: string, max = 200): string {
  const value = postedValue(posted, name);
  return typeof value === 'string' ? plainText(value, max) : '';
}

/** Enough for the address of the inbox with the longest search, even if each of its characters is escaped. */
const maxAddressLength = 4_000;

/** A posted address of the desk; that of the inbox when it is missing or leads elsewhere. */
export function pathField(posted: Posted, name: string): string {
  return safeDeskPath(textField(posted, name, maxAddressLength));
}

/** All values of a repeated field. */
export function textFields(posted: Posted, name: string): string[] {
  const values = [postedValue(posted, name)].flat().filter((value) => typeof value === 'string');
  return values.map((value) => plainText(value)).filter((text) => text !== '');
}

export function renderMessage(locale: Locale, id: Exclude<MessageId, 'opening'>, status: number, back = deskPath): Promise<Response> {
  return renderDesk(<MessagePage locale={locale} id={id} back={back} />, status, status === 429 ? { 'retry-after': String(retrySeconds) } : {});
}

/** Reads the fields of a post, or returns the response that refuses a cross-origin or unreadable post. */
async function readPosted(request: Request, locale: Locale): Promise<Posted | Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  if (!isSameOrigin(request.headers, config().siteUrl)) return renderMessage(locale, 'forbidden', 403);
  const body = await readBody(request, bodyLimitBytes);
  return body.status === 'read' ? body.posted : renderMessage(locale, 'malformed', body.status === 'too_large' ? 413 : 400);
}

async function withErrorPage(request: Request, locale: Locale, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    log.error({ event: 'desk_failed', method: request.method, code: errorCode(error), cause: storeCause(error) });
    return renderMessage(locale, 'unavailable', 503);
  }
}

/** A desk route that needs no session, for signing in. */
export function publicDeskRoute(handle: Handle<PublicRequest>): Route {
  return (request, { params }) => {
    const url = new URL(request.url);
    const locale = requestLocale(request, url.searchParams.get('locale'));
    return withErrorPage(request, locale, async () => {
      const posted = await readPosted(request, locale);
      return posted instanceof Response ? posted : handle({ request, url, params: await params, posted, locale });
    });
  };
}

/**
 * Browsers omit a `SameSite=Strict` cookie after a link on another site, such as web mail. The response then reloads the same address from this site.
 */
function isCrossSiteNavigation({ headers, method }: Request): boolean {
  return method === 'GET' && headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-mode') === 'navigate';
}

function askToSignIn(request: Request, { pathname, search }: URL, hadCookie: boolean): Promise<Response> | Response {
  if (!hadCookie && isCrossSiteNavigation(request))
    return renderDesk(<MessagePage locale={requestLocale(request)} id="opening" back={deskPath} refreshSeconds={0} />);
  if (request.headers.get('accept')?.includes('application/json')) return jsonResponse({ status: 'signed-out' }, 401);
  const next = request.method === 'GET' ? `?next=${encodeURIComponent(pathname + search)}` : '?ended=1';
  return redirectTo(`${deskPath}/sign-in${next}`, hadCookie ? { 'set-cookie': endedSessionCookie() } : {});
}

/**
 * A desk route for an enabled person with a session and at least `role`; a post also needs this site's origin and the session's form token. No cache
 * stores its responses.
 */
export function deskRoute(role: Role, handle: Handle<DeskRequest>): Route {
  return (request, { params }) =>
    withErrorPage(request, requestLocale(request), async () => {
      const url = new URL(request.url);
      const cookie = readSessionCookie(request.headers);
      const found = cookie ? await findSession(cookie) : undefined;
      if (!found) return askToSignIn(request, url, cookie !== undefined);
      const { person, session } = found;
      const { locale } = person;
      if (!hasRole(person.role, role)) return renderMessage(locale, 'forbidden', 403);
      const posted = await readPosted(request, locale);
      if (posted instanceof Response) return posted;
      if (request.method === 'POST' && !isFormToken(postedValue(posted, 'token'), session.id)) return renderMessage(locale, 'expired', 403);
      return handle({ request, url, params: await params, posted, locale, person, session, formToken: formToken(session.id) });
    });
}
