import 'server-only';
import { log } from '#lib/log.ts';
import { deviceName } from '#lib/staff/device-name.ts';
import { sessionCookie } from '#lib/staff/session-cookie.ts';
import { createSession } from '#lib/staff/store/sessions.ts';
import { redirectTo } from './desk-route.tsx';

/** Signs a person in on this device, under a new token, and goes on to `path`. */
export async function beginSession(request: Request, staffId: string, by: 'passkey' | 'link', path: string): Promise<Response> {
  const token = await createSession(staffId, deviceName(request.headers.get('user-agent') ?? ''));
  log.info({ event: 'desk_signed_in', by });
  return redirectTo(path, { 'set-cookie': sessionCookie(token) });
}
