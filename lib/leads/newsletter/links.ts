import 'server-only';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { newsletterPath } from '#lib/site/newsletter-paths.ts';
import type { Keyring } from '../keyring.ts';
import { newsletterToken } from './token.ts';

type Request = { id: string; locale: Locale };

/** The page whose button confirms; opening it does nothing, for mail scanners open every link. */
export function confirmPage({ id, locale }: Request, siteUrl: string, keys?: Keyring): string {
  return siteUrl + localePath(locale, newsletterPath('confirm', newsletterToken('confirm', id, keys)));
}

/** The page whose button unsubscribes. */
export function unsubscribePage({ id, locale }: Request, siteUrl: string, keys?: Keyring): string {
  return siteUrl + localePath(locale, newsletterPath('unsubscribe', newsletterToken('unsubscribe', id, keys)));
}

/** The address that a mail program posts to for its own unsubscribe button (RFC 8058). */
export function oneClickAddress({ id }: Request, siteUrl: string, keys?: Keyring): string {
  return `${siteUrl}/api/newsletter/unsubscribe/${newsletterToken('unsubscribe', id, keys)}`;
}
