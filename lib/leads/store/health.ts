import 'server-only';
import { type LeadRow, readAnswers } from './lead-row.ts';
import { type Store, store } from './store.ts';

/** A real write, committed to disk: rejects when a lead could not be kept now. */
export async function probeWrite(now = Date.now(), { db }: Store = store()): Promise<void> {
  await db.transaction((tx) => tx.run('insert into probe (id, at) values (1, ?) on conflict (id) do update set at = excluded.at', [now]));
}

/** Whether the oldest and the newest answers can be read with the keys of this process. True when there are none. */
export async function canReadAnswers({ db, keys }: Store = store()): Promise<boolean> {
  const ring = keys();
  const ends = ['asc', 'desc'].map((order) =>
    db.all<Pick<LeadRow, 'id' | 'answers' | 'erased_at'>>(
      `select id, answers, erased_at from lead where erased_at is null order by created_at ${order} limit 1`,
    ),
  );
  return (await Promise.all(ends)).flat().every((row) => readAnswers(row, ring).status === 'open');
}
