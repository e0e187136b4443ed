import 'server-only';
import { summarizeLead } from '#lib/forms/present.ts';
import { newsletterForm } from '#lib/forms/short-requests.ts';
import type { Lead } from '../model.ts';
import { storeTime } from '../store/clock.ts';
import { type LeadRow, leadColumns, leadOf, readAnswers } from '../store/lead-row.ts';
import { type Store, store } from '../store/store.ts';
import { addSubscriber, endSubscriber, subscribedLocale } from '../store/subscribers.ts';
import { confirmDays } from './confirm-days.ts';
import { type Purpose, readNewsletterToken } from './token.ts';

const dayMs = 86_400_000;

async function requestOf(id: string, { db, keys }: Store): Promise<Lead | undefined> {
  const [row] = await db.all<LeadRow>(`select ${leadColumns} from lead where id = ? and form = ?`, [id, newsletterForm.id]);
  const read = row && readAnswers(row, keys());
  return row && read?.status === 'open' ? leadOf(row, read.answers) : undefined;
}

/**
 * Confirms the request that a token names. `expired`: no such request (any more), its link is too old, or it was used or sent before the person
 * unsubscribed. A link that was pressed twice answers `subscribed` twice.
 */
export async function confirmSubscription(token: string, now = Date.now(), parts: Store = store()): Promise<'subscribed' | 'expired'> {
  const id = readNewsletterToken('confirm', token, parts.keys());
  const request = id === undefined ? undefined : await requestOf(id, parts);
  if (!request || request.quarantinedAt !== null || now - request.createdAt > confirmDays * dayMs) return 'expired';
  const { email, fullName } = summarizeLead(request);
  if (!email) return 'expired';
  const subscriber = { id: request.id, email, name: fullName, locale: request.locale, requestedAt: request.createdAt, confirmedAt: now };
  return (await addSubscriber(subscriber, parts)) ? 'subscribed' : 'expired';
}

/** Whether what a link would do is done already: its page then says so instead of asking for one more press. Throws where the store cannot be read. */
export async function isDone(purpose: Purpose, token: string, parts: Store = store()): Promise<boolean> {
  const id = readNewsletterToken(purpose, token, parts.keys());
  if (id === undefined) return false;
  const request = await requestOf(id, parts);
  const email = request && summarizeLead(request).email;
  const locale = await subscribedLocale({ id, ...(email ? { email } : {}) }, parts);
  // Who asks in another language takes that one.
  return purpose === 'confirm' ? locale !== undefined && locale === request?.locale : locale === undefined;
}

/** Ends the subscription that a token names. Whoever is not subscribed (any more) is unsubscribed all the same. */
export async function endSubscription(token: string, parts: Store = store(), now = Date.now()): Promise<'unsubscribed' | 'unknown'> {
  const id = readNewsletterToken('unsubscribe', token, parts.keys());
  if (id === undefined) return 'unknown';
  const request = await requestOf(id, parts);
  const email = request && summarizeLead(request).email;
  await endSubscriber({ id, ...(email ? { email } : {}) }, await storeTime(parts.db, now), parts);
  return 'unsubscribed';
}
