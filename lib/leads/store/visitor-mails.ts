import 'server-only';
import { normalizeEmail } from '#lib/forms/normalize-email.ts';
import { agencyDay } from '#lib/site/agency-day.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import { keyedHash } from '../seal.ts';
import { storeTime } from './db.ts';
import { type Store, store } from './store.ts';

/** `mailOfDay`: number of the mail among those to its address that day, from 1. `references`: of the leads of these mails. */
export type CountedMail = { mailOfDay: number; references: string[] };

const maxTries = 50;
/** Longer than any delivery is retried: a retry must find its count. */
const retentionMs = 14 * dayMs;

// Of two processes with the same highest number (`place`) the unique index rejects one, which tries again.
const countSql = `insert into visitor_mail (delivery_id, key, day, place)
  select ?, ?, ?, coalesce(max(place), 0) + 1 from visitor_mail where key = ? and day = ? on conflict do nothing`;
const selectCount = 'select key, day, place from visitor_mail where delivery_id = ?';
const selectReferences = `select l.reference from visitor_mail v join delivery d on d.id = v.delivery_id join lead l on l.id = d.lead_id
  where v.key = ? and v.day = ? and v.place <= ? order by v.place`;

/** Normalizes the spellings of a mailbox: capitals, `ana+shop@`, dots of Gmail. */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = normalizeEmail(address).split('@');
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return `${/^g(?:oogle)?mail\.com$/.test(host) ? plain.replaceAll('.', '') : plain}@${host}`;
}

/**
 * Counts the mail of a delivery for its address and the agency's day, once for all attempts. Stores the address as a keyed hash. `localNow`: epoch
 * ms.
 */
export async function countVisitorMail(address: string, deliveryId: string, localNow: number, { db, keys }: Store = store()): Promise<CountedMail> {
  const key = keyedHash(`visitor-mail\n${mailboxOf(address)}`, keys());
  const day = agencyDay(await storeTime(db, localNow));
  for (let tries = 0; tries < maxTries; tries += 1) {
    await db.transaction((tx) => tx.run(countSql, [deliveryId, key, day, key, day]));
    const [row] = await db.all<{ key: string; day: string; place: number }>(selectCount, [deliveryId]);
    if (!row) continue;
    const references = await db.all<{ reference: string }>(selectReferences, [row.key, row.day, row.place]);
    return { mailOfDay: row.place, references: references.map(({ reference }) => reference) };
  }
  throw new Error('the mails of an address could not be counted');
}

export function pruneVisitorMails(now: number, { db }: Store = store()): Promise<number> {
  return db.transaction((tx) => tx.run('delete from visitor_mail where day < ?', [agencyDay(now - retentionMs)]));
}
