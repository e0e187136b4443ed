import 'server-only';
import type { Db } from './db.ts';
import { marksOf } from './rows.ts';
import { type Store, store } from './store.ts';

/** Pieces that are deleted in one go: overwriting them all at once would hold up every visitor. */
const piecesAtOnce = 16;

async function dropFile(db: Db, id: string): Promise<void> {
  const piece = 'select seq from lead_file_chunk where file_id = ? order by seq limit ?';
  const sql = `delete from lead_file_chunk where file_id = ? and seq in (${piece})`;
  for (let left = piecesAtOnce; left === piecesAtOnce; ) left = await db.bulk([{ sql, params: [id, id, piecesAtOnce] }]);
  await db.transaction((tx) => tx.run('delete from lead_file where id = ?', [id]));
}

/** Deletes those of the files that belong to no lead. */
export async function dropStaged(ids: readonly string[], { db }: Store = store()): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db.all<{ id: string }>(`select id from lead_file where lead_id is null and id in (${marksOf(ids)})`, ids);
  for (const { id } of rows) await dropFile(db, id);
}

/** Deletes what was begun before `cutoff` (epoch ms) and never kept: a process died while it was being sent. */
export async function sweepStaged(cutoff: number, { db }: Store = store()): Promise<number> {
  const rows = await db.all<{ id: string }>('select id from lead_file where lead_id is null and staged_at < ?', [cutoff]);
  for (const { id } of rows) await dropFile(db, id);
  return rows.length;
}

/** Files that a post which is still arriving has brought are younger than this. */
const arrivingMs = 300_000;

/**
 * Deletes staged files, oldest first, until those that are left have at most `mostBytes` together. Those of the last
 * minutes stay: a visitor is about to ask for them.
 */
export async function sweepStagedBytes(mostBytes: number, now: number, { db }: Store = store()): Promise<void> {
  const rows = await db.all<{ id: string; size: number; staged_at: number }>(
    "select id, size, staged_at from lead_file where lead_id is null and sealed <> '' order by staged_at, id",
  );
  let left = rows.reduce((sum, { size }) => sum + size, 0);
  for (const { id, size, staged_at } of rows) {
    if (left <= mostBytes || staged_at > now - arrivingMs) break;
    await dropFile(db, id);
    left -= size;
  }
}

/** Deletes the files of leads. */
export async function dropFilesOf(leadIds: readonly string[], { db }: Store = store()): Promise<void> {
  if (leadIds.length === 0) return;
  const rows = await db.all<{ id: string }>(`select id from lead_file where lead_id in (${marksOf(leadIds)})`, leadIds);
  for (const { id } of rows) await dropFile(db, id);
}
