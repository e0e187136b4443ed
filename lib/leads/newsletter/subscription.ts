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

/**
 * What a link would do: `unknown` where its token is not one of ours or its request is not there (any more), `done` where it is done already
 * and the page says so instead of asking for one more press. Throws where the store cannot be read.
 */
export async function linkState(purpose: Purpose, token: string, parts: Store = store()): Promise<'unknown' | 'done' | 'open'> {
  const id = readNewsletterToken(purpose, token, parts.keys());
  if (id === undefined) return 'unknown';
  const request = await requestOf(id, parts);
  const email = request && summarizeLead(request).email;
  const locale = await subscribedLocale({ id, ...(email ? { email } : {}) }, parts);
  if (purpose === 'unsubscribe') return locale === undefined ? 'done' : 'open';
  if (!request) return 'unknown';
  // Who asks in another language takes that one.
  return locale === request.locale ? 'done' : 'open';
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
