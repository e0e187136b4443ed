import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookieValue } from '#lib/http/request-headers.ts';
import { config } from '#lib/config.ts';
import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { continuePath } from '#lib/site/visitor-paths.ts';
import { continuationCookie } from '#lib/site/device-keys.ts';
import { keyedHash, type Keyring, keyring } from '../seal.ts';
import { addContinuation, continuationMs } from '../store/continuations.ts';

/** A random continuation token. Only its hash is stored. */
export function newContinuationToken(keys: Keyring = keyring()): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashContinuation(token, keys) };
}

export function hashContinuation(token: string, keys: Keyring = keyring()): string {
  return keyedHash(`continuation\n${token}`, keys);
}

const paths = ['/api/requests', ...locales.map((locale) => localePath(locale, continuePath()))];

/** Adds the cookie once for each path of the second step, so that browsers send it to its pages and posts alone. */
export function withContinuation(headers: HeadersInit, token: string | undefined): Headers {
  const all = new Headers(headers);
  if (token === undefined) return all;
  const secure = config().siteUrl.startsWith('https:') ? '; Secure' : '';
  const rest = `Max-Age=${continuationMs / 1000}; HttpOnly; SameSite=Lax${secure}`;
  for (const path of paths) all.append('set-cookie', `${continuationCookie}=${token}; Path=${path}; ${rest}`);
  return all;
}

export function readContinuation(headers: Headers): string | undefined {
  return cookieValue(headers.get('cookie'), continuationCookie);
}

/** A new link to the second step of a lead; undefined where the store did not take it. Rejects while the store is unavailable. */
export async function createContinueLink(reference: string, locale: Locale): Promise<string | undefined> {
  const { token, hash } = newContinuationToken();
  const isStored = await addContinuation({ reference, hash, opened: false });
  return isStored ? config().siteUrl + localePath(locale, continuePath(token)) : undefined;
}
