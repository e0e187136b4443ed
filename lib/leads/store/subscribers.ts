import 'server-only';
import { createHmac } from 'node:crypto';
import { normalizeEmail } from '#lib/forms/normalize-email.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { hmacKey, type Keyring, seal, unseal } from '../seal.ts';
import { locks, placeholdersOf, type Queries } from './db.ts';
import { type Store, store } from './store.ts';

type Person = { email: string; name: string };

/** A confirmed subscriber. `id` is the UUID of the first lead; times are epoch ms. */
export type Subscriber = Person & { id: string; locale: Locale; requestedAt: number; confirmedAt: number };

type Row = { id: string; person: string; locale: Locale; requested_at: number; confirmed_at: number };

/** The hashes of an address, one for each key; the first is made with the current key. */
function hashesOfEmail(email: string, keys: Keyring): string[] {
  const text = normalizeEmail(email);
  const all = [keys.encryptionKey.key, ...keys.decryptionKeys.values()];
  const hashes = all.map((key) =>
    createHmac('sha256', hmacKey('newsletter-email', { ...keys, derivationRoot: key }))
      .update(text)
      .digest('base64url'),
  );
  return [...new Set(hashes)];
}

function unsealPerson(row: Pick<Row, 'id' | 'person'>, keys: Keyring): Person | undefined {
  const unsealed = unseal(row.person, row.id, keys);
  return unsealed.status === 'decrypted' ? JSON.parse(unsealed.text) : undefined;
}

function insertInto(tx: Queries, { id, email, name, locale, requestedAt, confirmedAt }: Subscriber, keys: Keyring): Promise<number> {
  return tx.run(
    'insert into subscriber (id, email_key, person, locale, requested_at, confirmed_at) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
    [id, hashesOfEmail(email, keys)[0] ?? '', seal(JSON.stringify({ email, name }), id, keys), locale, requestedAt, confirmedAt],
  );
}

/**
 * Stores a subscriber, once for each lead (`id`). A known address keeps its first confirmation and gets the new language. False when the address was
 * unsubscribed after the lead was posted, also where the link had been used before.
 */
export function addSubscriber(subscriber: Subscriber, { db, keys }: Store = store()): Promise<boolean> {
  const keyring = keys();
  const emailHashes = hashesOfEmail(subscriber.email, keyring);
  const placeholders = placeholdersOf(emailHashes);
  return db.transaction(
    async (tx) => {
      const inserted = await tx.run('insert into newsletter_used (id, at) values (?, ?) on conflict do nothing', [
        subscriber.id,
        subscriber.confirmedAt,
      ]);
      if (inserted === 0) return (await tx.all(`select id from subscriber where email_key in (${placeholders})`, emailHashes)).length > 0;
      const ends = await tx.all(`select at from newsletter_end where email_key in (${placeholders}) and at >= ?`, [
        ...emailHashes,
        subscriber.requestedAt,
      ]);
      if (ends.length > 0) return false;
      const changed = await tx.run(`update subscriber set locale = ? where email_key in (${placeholders})`, [subscriber.locale, ...emailHashes]);
      if (changed === 0) await insertInto(tx, subscriber, keyring);
      return true;
    },
    { lock: locks.newsletter },
  );
}

/**
 * Deletes the subscriber with that id or address, and invalidates confirmation links sent to either before `at` (epoch ms). Returns how many
 * were deleted.
 */
export async function endSubscriber({ id, email }: { id: string; email?: string }, at: number, { db, keys }: Store = store()): Promise<number> {
  const keyring = keys();
  return db.transaction(
    async (tx) => {
      const rows = await tx.all<{ email_key: string }>('select email_key from subscriber where id = ?', [id]);
      const emailHashes = [...rows.map((row) => row.email_key), ...(email === undefined ? [] : hashesOfEmail(email, keyring).slice(0, 1))];
      await tx.run('insert into newsletter_used (id, at) values (?, ?) on conflict do nothing', [id, at]);
      for (const key of new Set(emailHashes)) {
        await tx.run('insert into newsletter_end (email_key, at) values (?, ?) on conflict (email_key) do update set at = excluded.at', [key, at]);
      }
      const all = [...rows.map((row) => row.email_key), ...(email === undefined ? [] : hashesOfEmail(email, keyring))];
      const placeholders = all.length > 0 ? placeholdersOf(all) : 'null';
      return tx.run(`delete from subscriber where id = ? or email_key in (${placeholders})`, [id, ...all]);
    },
    { lock: locks.newsletter },
  );
}

/** Deletes the records of links used, and of subscriptions ended, before `cutoff` (epoch ms). */
export async function pruneSpentLinks(cutoff: number, { db }: Store = store()): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run('delete from newsletter_used where at < ?', [cutoff]);
    await tx.run('delete from newsletter_end where at < ?', [cutoff]);
  });
}

/** The newsletter's language for that id or address; undefined without a subscriber. */
export async function subscribedLocale({ id, email }: { id: string; email?: string }, { db, keys }: Store = store()): Promise<Locale | undefined> {
  const emailHashes = email === undefined ? [] : hashesOfEmail(email, keys());
  const placeholders = emailHashes.length > 0 ? placeholdersOf(emailHashes) : 'null';
  const [row] = await db.all<Pick<Row, 'locale'>>(`select locale from subscriber where id = ? or email_key in (${placeholders})`, [
    id,
    ...emailHashes,
  ]);
  return row?.locale;
}

/** Deletes the subscriber with that id or address. Returns how many were deleted. */
export async function removeSubscriber({ id = '', email }: { id?: string; email?: string }, { db, keys }: Store = store()): Promise<number> {
  const emailHashes = email === undefined ? [] : hashesOfEmail(email, keys());
  const placeholders = emailHashes.length > 0 ? placeholdersOf(emailHashes) : 'null';
  return db.transaction((tx) => tx.run(`delete from subscriber where id = ? or email_key in (${placeholders})`, [id, ...emailHashes]));
}

/** All subscribers, oldest first, and the number of those that could not be decrypted. */
export async function listSubscribers({ db, keys }: Store = store()): Promise<{ subscribers: Subscriber[]; unreadable: number }> {
  const keyring = keys();
  const rows = await db.all<Row>('select id, person, locale, requested_at, confirmed_at from subscriber order by confirmed_at, id');
  const subscribers = rows.flatMap((row) => {
    const person = unsealPerson(row, keyring);
    return person ? [{ ...person, id: row.id, locale: row.locale, requestedAt: row.requested_at, confirmedAt: row.confirmed_at }] : [];
  });
  return { subscribers, unreadable: rows.length - subscribers.length };
}

/** Encrypts subscribers with the current encryption key: they outlive the leads for which older keys are kept. */
export async function resealSubscribers({ db, keys }: Store = store()): Promise<number> {
  const keyring = keys();
  const rows = await db.all<Row>('select id, person from subscriber where person not like ?', [`v1.${keyring.encryptionKey.id}.%`]);
  for (const row of rows) {
    const person = unsealPerson(row, keyring);
    if (!person) continue;
    const values = [hashesOfEmail(person.email, keyring)[0] ?? '', seal(JSON.stringify(person), row.id, keyring), row.id];
    await db.transaction((tx) => tx.run('update subscriber set email_key = ?, person = ? where id = ?', values));
  }
  return rows.length;
}
