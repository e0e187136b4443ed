import 'server-only';
import { randomUUID } from 'node:crypto';
import { placeholdersOf, storeTime, valuesOf } from '#lib/leads/store/db.ts';
import { type Store, store } from '#lib/leads/store/store.ts';

/** A person who has a lead open. */
export type Present = { reference: string; staffId: string };

export type Presence = {
  /** Stores who has which lead open in this instance, and returns who has one of these leads open in the others. */
  exchange: (here: readonly Present[], localNow?: number) => Promise<Present[]>;
};

/** Rows of a killed instance expire after this time. */
const aliveMs = 6_000;
const writeEveryMs = 2_000;

const keyOf = ({ reference, staffId }: Present): string => `${reference} ${staffId}`;

/** Who has a lead open on other instances. SQLite has one instance, and stores nothing. */
export function createPresence({ db }: Store = store()): Presence {
  const instance = randomUUID();
  let written = '';
  let writtenAt = 0;

  async function write(here: readonly Present[], now: number): Promise<void> {
    const rows = [...new Map(here.map((row) => [keyOf(row), row])).values()];
    const all = rows.map(keyOf).toSorted().join('\n');
    if (all === written && (all === '' || now - writtenAt < writeEveryMs)) return;
    await db.transaction(async (tx) => {
      await tx.run('delete from lead_presence where instance = ? or seen_at < ?', [instance, now - 10 * aliveMs]);
      if (rows.length === 0) return;
      const { placeholders, params } = valuesOf(rows.map(({ reference, staffId }) => [instance, reference, staffId, now]));
      await tx.run(`insert into lead_presence (instance, reference, staff_id, seen_at) values ${placeholders}`, params);
    });
    written = all;
    writtenAt = now;
  }

  return {
    async exchange(here, localNow = Date.now()) {
      if (db.engine !== 'postgres') return [];
      const now = await storeTime(db, localNow);
      await write(here, now);
      const references = [...new Set(here.map(({ reference }) => reference))];
      if (references.length === 0) return [];
      return db.all<Present>(
        `select reference, staff_id as "staffId" from lead_presence where instance <> ? and seen_at > ? and reference in (${placeholdersOf(references)})`,
        [instance, now - aliveMs, ...references],
      );
    },
  };
}
