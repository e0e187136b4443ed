import 'server-only';
import { type Store, store } from './store.ts';

/** When an alarm was last mailed (epoch ms), and how many things it was about. */
export type AlarmRecord = { mailedAt: number; count: number };

export type AlarmRecords = {
  read(alarmId: string): Promise<AlarmRecord | undefined>;
  /** False when another process has written since `before` was read: that process sends the mail. */
  write(alarmId: string, record: AlarmRecord, before: AlarmRecord | undefined): Promise<boolean>;
};

const upsert = `insert into alarm (what, told_at, dead) values (?, ?, ?)
  on conflict (what) do update set told_at = excluded.told_at, dead = excluded.dead where alarm.told_at = ? and alarm.dead = ?`;

export function alarmRecords(leadStore?: Store): AlarmRecords {
  const db = () => (leadStore ?? store()).db;
  return {
    async read(alarmId) {
      const [row] = await db().all<AlarmRecord>('select told_at as "mailedAt", dead as "count" from alarm where what = ?', [alarmId]);
      return row && { mailedAt: Number(row.mailedAt), count: row.count };
    },
    async write(alarmId, { mailedAt, count }, before) {
      const changed = await db().transaction((tx) => tx.run(upsert, [alarmId, mailedAt, count, before?.mailedAt ?? -1, before?.count ?? -1]));
      return changed === 1;
    },
  };
}
