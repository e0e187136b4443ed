import 'server-only';
import { type Db, placeholdersOf } from './db.ts';
import { type Store, store } from './store.ts';

/** Few, since deleted chunks are overwritten, which delays other requests. */
const chunksAtOnce = 16;

async function dropFile(db: Db, id: string): Promise<void> {
  const chunks = 'select seq from lead_file_chunk where file_id = ? order by seq limit ?';
  const sql = `delete from lead_file_chunk where file_id = ? and seq in (${chunks})`;
  let deleted: number;
  do deleted = await db.bulk([{ sql, params: [id, id, chunksAtOnce] }]);
  while (deleted === chunksAtOnce);
  await db.transaction((tx) => tx.run('delete from lead_file where id = ?', [id]));
}

export async function deleteStaged(ids: readonly string[], { db }: Store = store()): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db.all<{ id: string }>(`select id from lead_file where lead_id is null and id in (${placeholdersOf(ids)})`, ids);
  for (const { id } of rows) await dropFile(db, id);
}

/** Deletes the files staged before `cutoff` (epoch ms). Returns their number. */
export async function sweepStaged(cutoff: number, { db }: Store = store()): Promise<number> {
  const rows = await db.all<{ id: string }>('select id from lead_file where lead_id is null and staged_at < ?', [cutoff]);
  for (const { id } of rows) await dropFile(db, id);
  return rows.length;
}

/** Younger files may belong to a post that is still arriving. */
const minAgeMs = 300_000;

/** Deletes staged files, oldest first, until at most `maxBytes` are left. Keeps those of the last five minutes. */
export async function sweepStagedBytes(maxBytes: number, now: number, { db }: Store = store()): Promise<void> {
  const rows = await db.all<{ id: string; size: number; staged_at: number }>(
    "select id, size, staged_at from lead_file where lead_id is null and sealed <> '' order by staged_at, id",
  );
  let left = rows.reduce((sum, { size }) => sum + size, 0);
  for (const { id, size, staged_at } of rows) {
    if (left <= maxBytes || staged_at > now - minAgeMs) break;
    await dropFile(db, id);
    left -= size;
  }
}

export async function deleteFilesOf(leadIds: readonly string[], { db }: Store = store()): Promise<void> {
  if (leadIds.length === 0) return;
  const rows = await db.all<{ id: string }>(`select id from lead_file where lead_id in (${placeholdersOf(leadIds)})`, leadIds);
  for (const { id } of rows) await dropFile(db, id);
}
