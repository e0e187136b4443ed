import 'server-only';
import { cookieValue } from '#lib/http/request-headers.ts';
import { config } from '#lib/config.ts';
import { sessionMaxMs } from './store/sessions.ts';

const isSecure = (): boolean => config().siteUrl.startsWith('https:');
/** Browsers accept the prefix `__Host-` over TLS only. */
const cookieName = (): string => (isSecure() ? '__Host-desk' : 'desk');

function cookie(value: string, maxAgeSeconds: number): string {
  return `${cookieName()}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure() ? '; Secure' : ''}`;
}

export const sessionCookie = (token: string): string => cookie(token, sessionMaxMs / 1000);
export const endedSessionCookie = (): string => cookie('', 0);

export function readSessionCookie(headers: Headers): string | undefined {
  return cookieValue(headers.get('cookie'), cookieName()) || undefined;
}
