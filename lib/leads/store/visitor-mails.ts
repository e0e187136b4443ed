import 'server-only';
import { agencyDay } from '#lib/site/agency-day.ts';
import { keyedHash } from '../seal.ts';
import { storeTime } from './clock.ts';
import { type Store, store } from './store.ts';

/** `place`: the how manieth mail to its address on that day, from 1. `references`: of all requests counted so far, in that order. */
export type CountedMail = { place: number; references: string[] };

const mostTries = 50;
/** A delivery is tried for less than this; a later try must find its own count. */
const keptMs = 14 * 86_400_000;

// Two processes may read the same highest place: the unique index lets one of them have the next, the other tries again.
const count = `insert into visitor_mail (delivery_id, key, day, place)
  select ?, ?, ?, coalesce(max(place), 0) + 1 from visitor_mail where key = ? and day = ? on conflict do nothing`;
const own = 'select key, day, place from visitor_mail where delivery_id = ?';
const ofDay = `select l.reference from visitor_mail v join delivery d on d.id = v.delivery_id join lead l on l.id = d.lead_id
  where v.key = ? and v.day = ? and v.place <= ? order by v.place`;

/** One mailbox has many spellings: capitals, `ana+shop@`, and with Gmail dots. */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.normalize('NFC').trim().toLowerCase().split('@');
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return `${/^g(?:oogle)?mail\.com$/.test(host) ? plain.replaceAll('.', '') : plain}@${host}`;
}

/**
 * Counts the mail of one delivery against its address and the agency's day, once however often it is tried. The address is kept as a keyed hash
 * alone. `asked` is epoch ms.
 */
export async function countVisitorMail(address: string, deliveryId: string, asked: number, { db, keys }: Store = store()): Promise<CountedMail> {
  const key = keyedHash(`visitor-mail\n${mailboxOf(address)}`, keys());
  const day = agencyDay(await storeTime(db, asked));
  for (let tries = 0; tries < mostTries; tries += 1) {
    await db.transaction((tx) => tx.run(count, [deliveryId, key, day, key, day]));
    const [row] = await db.all<{ key: string; day: string; place: number }>(own, [deliveryId]);
    if (!row) continue;
    const references = await db.all<{ reference: string }>(ofDay, [row.key, row.day, row.place]);
    return { place: row.place, references: references.map(({ reference }) => reference) };
  }
  throw new Error('the mails of an address could not be counted');
}

/** Deletes counts that no delivery needs any more. */
export function pruneVisitorMails(now: number, { db }: Store = store()): Promise<number> {
  return db.transaction((tx) => tx.run('delete from visitor_mail where day < ?', [agencyDay(now - keptMs)]));
}
