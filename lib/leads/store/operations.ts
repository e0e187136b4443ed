import 'server-only';
import { storeTime } from './db.ts';
import { type Store, store } from './store.ts';

/** `canary-request`: the start of the last canary that was sent from the desk. */
type Operation = 'canary' | 'canary-request';
/** The last run of an operation (epoch ms). */
export type OperationRecord = { at: number; detail: string };

const upsert = `insert into operation (what, at, detail) values (?, ?, ?)
  on conflict (what) do update set at = excluded.at, detail = excluded.detail`;

export async function recordOperation(what: Operation, detail = '', localNow = Date.now(), { db }: Store = store()): Promise<void> {
  const now = await storeTime(db, localNow);
  await db.transaction((tx) => tx.run(upsert, [what, now, detail]));
}

export async function lastOperation(what: Operation, { db }: Store = store()): Promise<OperationRecord | undefined> {
  const [row] = await db.all<OperationRecord>('select at, detail from operation where what = ?', [what]);
  return row && { at: Number(row.at), detail: row.detail };
}

/** The references of test leads that were created before `cutoff` and not erased. */
export async function testLeads(cutoff: number, { db }: Store = store()): Promise<string[]> {
  const rows = await db.all<{ reference: string }>("select reference from lead where status = 'test' and erased_at is null and created_at < ?", [
    cutoff,
  ]);
  return rows.map(({ reference }) => reference);
}

/** Records the start of an operation unless one began within `pauseMs`, on any instance. False when one did. */
export async function beginOperation(what: Operation, pauseMs: number, localNow = Date.now(), { db }: Store = store()): Promise<boolean> {
  const now = await storeTime(db, localNow);
  const changed = await db.transaction((tx) => tx.run(`${upsert} where operation.at <= ?`, [what, now, '', now - pauseMs]));
  return changed === 1;
}
