import 'server-only';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { newsletterPath } from '#lib/site/newsletter-paths.ts';
import type { Keyring } from '../seal.ts';
import { newsletterToken } from './token.ts';

type SignUp = { id: string; locale: Locale };

/** The page whose button confirms. Opening it has no effect, since mail scanners open every link. */
export function confirmPage({ id, locale }: SignUp, siteUrl: string, keys?: Keyring): string {
  return siteUrl + localePath(locale, newsletterPath('confirm', newsletterToken('confirm', id, keys)));
}

export function unsubscribePage({ id, locale }: SignUp, siteUrl: string, keys?: Keyring): string {
  return siteUrl + localePath(locale, newsletterPath('unsubscribe', newsletterToken('unsubscribe', id, keys)));
}

export function oneClickAddress({ id }: SignUp, siteUrl: string, keys?: Keyring): string {
  return `${siteUrl}/api/newsletter/unsubscribe/${newsletterToken('unsubscribe', id, keys)}`;
}
