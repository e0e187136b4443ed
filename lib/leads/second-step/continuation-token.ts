import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookieValue } from '#lib/http/request-headers.ts';
import { config } from '#lib/config.ts';
import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { continuePath, openedLeadPath } from '#lib/site/visitor-paths.ts';
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

/** The token of an opened lead; without a token or a reference nothing was opened. */
type Opened = { token: string | undefined; reference: string | undefined };

/**
 * Adds the cookie once for each path of the second step, so that browsers send it to its pages and posts alone. The one for the posts of the lead stays
 * when another lead is opened in this browser, since an earlier page may still be open in another tab.
 */
export function withContinuation(headers: HeadersInit, { token, reference }: Opened): Headers {
  const all = new Headers(headers);
  if (token === undefined || reference === undefined) return all;
  const secure = config().siteUrl.startsWith('https:') ? '; Secure' : '';
  const rest = `Max-Age=${continuationMs / 1000}; HttpOnly; SameSite=Lax${secure}`;
  for (const path of [...paths, openedLeadPath(reference)]) all.append('set-cookie', `${continuationCookie}=${token}; Path=${path}; ${rest}`);
  return all;
}

/** Browsers send the cookie of the longest path first: that of the lead which is posted to. */
export function readContinuation(headers: Headers): string | undefined {
  return cookieValue(headers.get('cookie'), continuationCookie);
}

/** A new link to the second step of a lead; undefined where the store did not take it. Rejects while the store is unavailable. */
export async function createContinueLink(reference: string, locale: Locale): Promise<string | undefined> {
  const { token, hash } = newContinuationToken();
  const isStored = await addContinuation({ reference, hash, opened: false });
  return isStored ? config().siteUrl + localePath(locale, continuePath(token)) : undefined;
}
