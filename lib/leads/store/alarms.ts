import 'server-only';
import { type Store, store } from './store.ts';

/** When the staff were last told of a trouble (epoch ms), and how many deliveries were dead then. */
export type Told = { at: number; dead: number };

/** Remembers what was told, for every process on the same store and over restarts. */
export type AlarmBook = {
  read(what: string): Promise<Told | undefined>;
  /** False when another process has changed it since `before` was read: then that one tells. */
  write(what: string, told: Told, before: Told | undefined): Promise<boolean>;
};

const upsert = `insert into alarm (what, told_at, dead) values (?, ?, ?)
  on conflict (what) do update set told_at = excluded.told_at, dead = excluded.dead where alarm.told_at = ? and alarm.dead = ?`;

/** The book of this process's store, unless another is given. */
export function alarmBook(parts?: Store): AlarmBook {
  const db = () => (parts ?? store()).db;
  return {
    async read(what) {
      const [row] = await db().all<Told>('select told_at as at, dead from alarm where what = ?', [what]);
      return row && { at: Number(row.at), dead: row.dead };
    },
    async write(what, { at, dead }, before) {
      const changed = await db().transaction((tx) => tx.run(upsert, [what, at, dead, before?.at ?? -1, before?.dead ?? -1]));
      return changed === 1;
    },
  };
}
