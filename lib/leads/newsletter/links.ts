import 'server-only';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { newsletterPath } from '#lib/site/visitor-paths.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hmacKey, keyring, type Keyring } from '../seal.ts';

export type TokenPurpose = 'confirm' | 'unsubscribe';

const idBytes = 16;
const signatureBytes = 16;

function sign(id: Buffer, purpose: TokenPurpose, key: Buffer, keys: Keyring): Buffer {
  const secret = hmacKey(`newsletter-${purpose}`, { ...keys, derivationRoot: key });
  return createHmac('sha256', secret).update(id).digest().subarray(0, signatureBytes);
}

/**
 * The token of a lead (its UUID) for one purpose: id and signature. Signed with the encryption key, so that links are valid as long as that key is
 * kept.
 */
export function newsletterToken(purpose: TokenPurpose, leadId: string, keys: Keyring = keyring()): string {
  const id = Buffer.from(leadId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(id, purpose, keys.encryptionKey.key, keys)]).toString('base64url');
}

/** The UUID of a token's lead; undefined when the signature is wrong or for another purpose. */
export function verifyNewsletterToken(purpose: TokenPurpose, token: string, keys: Keyring = keyring()): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  const actual = bytes.subarray(idBytes);
  if (![...keys.decryptionKeys.values()].some((key) => timingSafeEqual(sign(id, purpose, key, keys), actual))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

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
