import 'server-only';
import { config } from '#lib/config.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { continuePath } from '#lib/site/continue-path.ts';
import { continuationCookie } from '#lib/site/device-keys.ts';
import { continuationMs } from '../store/continuations.ts';

const paths = ['/api/requests', ...locales.map((locale) => localePath(locale, continuePath()))];

/** Sends the cookie to the pages and posts of the second step alone: one for each path. */
export function withContinuation(headers: HeadersInit, token: string | undefined): Headers {
  const all = new Headers(headers);
  if (token === undefined) return all;
  const secure = config().siteUrl.startsWith('https:') ? '; Secure' : '';
  const rest = `Max-Age=${continuationMs / 1000}; HttpOnly; SameSite=Lax${secure}`;
  for (const path of paths) all.append('set-cookie', `${continuationCookie}=${token}; Path=${path}; ${rest}`);
  return all;
}

export function readContinuation(headers: Headers): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${continuationCookie}=`))?.slice(continuationCookie.length + 1);
}
