import 'server-only';
import { type Store, store } from './store.ts';

/** When an alarm was last mailed (epoch ms), and how many dead letters there were. */
export type AlarmRecord = { at: number; dead: number };

export type AlarmRecords = {
  read(what: string): Promise<AlarmRecord | undefined>;
  /** False when another process has written since `before` was read: that process sends the mail. */
  write(what: string, record: AlarmRecord, before: AlarmRecord | undefined): Promise<boolean>;
};

const upsert = `insert into alarm (what, told_at, dead) values (?, ?, ?)
  on conflict (what) do update set told_at = excluded.told_at, dead = excluded.dead where alarm.told_at = ? and alarm.dead = ?`;

export function alarmRecords(leadStore?: Store): AlarmRecords {
  const db = () => (leadStore ?? store()).db;
  return {
    async read(what) {
      const [row] = await db().all<AlarmRecord>('select told_at as at, dead from alarm where what = ?', [what]);
      return row && { at: Number(row.at), dead: row.dead };
    },
    async write(what, { at, dead }, before) {
      const changed = await db().transaction((tx) => tx.run(upsert, [what, at, dead, before?.at ?? -1, before?.dead ?? -1]));
      return changed === 1;
    },
  };
}
