import 'server-only';
import { confirmDays } from '#lib/site/retention.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import { summarizeLead } from '#lib/forms/present.ts';
import { newsletterForm } from '#lib/forms/small-forms.ts';
import type { Lead } from '../model.ts';
import { storeTime } from '../store/db.ts';
import { type LeadRow, leadColumns, leadOf, unsealValues } from '../store/lead-row.ts';
import { type Store, store } from '../store/store.ts';
import { addSubscriber, endSubscriber, subscribedLocale } from '../store/subscribers.ts';
import { type TokenPurpose, verifyNewsletterToken } from './links.ts';

async function findSignUp(id: string, { db, keys }: Store): Promise<Lead | undefined> {
  const [row] = await db.all<LeadRow>(`select ${leadColumns} from lead where id = ? and form = ?`, [id, newsletterForm.id]);
  const read = row && unsealValues(row, keys());
  return row && read?.status === 'readable' ? leadOf(row, read.values) : undefined;
}

/**
 * Confirms the sign-up of a token. `expired`: it does not exist (any more), the link is too old, or it was used or sent before the person
 * unsubscribed. A second use of a link returns `subscribed` again.
 */
export async function confirmSubscription(token: string, now = Date.now(), leadStore: Store = store()): Promise<'subscribed' | 'expired'> {
  const id = verifyNewsletterToken('confirm', token, leadStore.keys());
  const signUp = id === undefined ? undefined : await findSignUp(id, leadStore);
  if (!signUp || signUp.quarantinedAt !== null || now - signUp.createdAt > confirmDays * dayMs) return 'expired';
  const { email, fullName } = summarizeLead(signUp);
  if (!email) return 'expired';
  const subscriber = { id: signUp.id, email, name: fullName, locale: signUp.locale, requestedAt: signUp.createdAt, confirmedAt: now };
  return (await addSubscriber(subscriber, leadStore)) ? 'subscribed' : 'expired';
}

/**
 * The state of a link: `unknown` for an invalid token or a sign-up that does not exist (any more), `done` when nothing is left to do. Rejects while
 * the store is unavailable.
 */
export async function newsletterLinkState(purpose: TokenPurpose, token: string, leadStore: Store = store()): Promise<'unknown' | 'done' | 'unused'> {
  const id = verifyNewsletterToken(purpose, token, leadStore.keys());
  if (id === undefined) return 'unknown';
  const signUp = await findSignUp(id, leadStore);
  const email = signUp && summarizeLead(signUp).email;
  const locale = await subscribedLocale({ id, ...(email ? { email } : {}) }, leadStore);
  if (purpose === 'unsubscribe') return locale === undefined ? 'done' : 'unused';
  if (!signUp) return 'unknown';
  // A sign-up in another language changes the language.
  return locale === signUp.locale ? 'done' : 'unused';
}

/** Ends the subscription of a token. `unsubscribed` also when there is none (any more). */
export async function endSubscription(token: string, leadStore: Store = store(), now = Date.now()): Promise<'unsubscribed' | 'unknown'> {
  const id = verifyNewsletterToken('unsubscribe', token, leadStore.keys());
  if (id === undefined) return 'unknown';
  const signUp = await findSignUp(id, leadStore);
  const email = signUp && summarizeLead(signUp).email;
  await endSubscriber({ id, ...(email ? { email } : {}) }, await storeTime(leadStore.db, now), leadStore);
  return 'unsubscribed';
}
