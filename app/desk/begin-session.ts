import 'server-only';
import { log } from '#lib/log.ts';
import { deviceName } from '#lib/staff/device-name.ts';
import { sessionCookie } from '#lib/staff/session-cookie.ts';
import { redirectTo } from './desk-route.tsx';

type SignedIn = { token: string; by: 'passkey' | 'link'; path: string };

/** Redirects to `path` with the cookie of a new session. */
export function redirectWithSession({ token, by, path }: SignedIn): Response {
  log.info({ event: 'desk_signed_in', by });
  return redirectTo(path, { 'set-cookie': sessionCookie(token) });
}

export const deviceOf = (request: Request): string => deviceName(request.headers.get('user-agent') ?? '');
