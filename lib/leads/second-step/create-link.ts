import 'server-only';
import { config } from '#lib/config.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { continuePath } from '#lib/site/continue-path.ts';
import { newContinuationToken } from '../continuation-token.ts';
import { addContinuation } from '../store/continuations.ts';

/** A new link to the second step of a lead; undefined where the store did not take it. Rejects while the store is unavailable. */
export async function createLink(reference: string, locale: Locale): Promise<string | undefined> {
  const { token, hash } = newContinuationToken();
  const isStored = await addContinuation({ reference, hash, opened: false });
  return isStored ? config().siteUrl + localePath(locale, continuePath(token)) : undefined;
}
