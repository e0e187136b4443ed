import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import { type ActiveContent, parseActive, joinActive } from '../active-content.ts';
import { type FileType, parseFileType } from '../file-type.ts';
import { type Keyring, seal, unseal } from '../seal.ts';
import { type LeadFile, type ScanState, scanStates } from '../model.ts';
import { chunkBytes, unsealChunk, sealChunk } from './chunk-cipher.ts';
import { type Db, placeholdersOf, type Queries, type Statement } from './db.ts';
import { type Store, store } from './store.ts';

/** The sealed part of a record. `key` encrypts the chunks of the file. */
type Secret = { key: string; name: string; sha256: string };
type Row = { id: string; lead_id: string; update_n: number; type: string; size: number; scan: string; sealed: string; active: string };

export type Staging = { id: string; key: Buffer; chunks: number };

const insertFile = "insert into lead_file (id, lead_id, staged_at, place, type, size, scan, sealed) values (?, null, ?, 0, '', 0, 'off', '')";
const insertChunk = 'insert into lead_file_chunk (file_id, seq, data) values (?, ?, ?)';
const columns = 'id, lead_id, update_n, type, size, scan, sealed, active';

/** Begins a file. After a crash its chunks are unreadable, since the key was only in memory, and `sweepStaged` deletes them. */
export function beginFile(): Staging {
  return { id: randomUUID(), key: randomBytes(32), chunks: 0 };
}

/** Writes the next chunk of a file: `chunkBytes` long, except the last. */
export async function appendChunk(staging: Staging, plain: Uint8Array, now: number, { db }: Store = store()): Promise<void> {
  const seq = staging.chunks;
  const data = sealChunk(plain, staging.key, staging.id, seq);
  const chunk: Statement = { sql: insertChunk, params: [staging.id, seq, data] };
  await db.bulk(seq === 0 ? [{ sql: insertFile, params: [staging.id, now] }, chunk] : [chunk]);
  staging.chunks += 1;
}

export type FinishedFile = { type: FileType; size: number; name: string; sha256: string; scan: ScanState; active: readonly ActiveContent[] };

export async function finishFile(staging: Staging, file: FinishedFile, now: number, { db, keys }: Store = store()): Promise<void> {
  const secret: Secret = { key: staging.key.toString('base64'), name: file.name, sha256: file.sha256 };
  const sealed = seal(JSON.stringify(secret), staging.id, keys());
  await db.transaction((tx) =>
    tx.run('update lead_file set staged_at = ?, type = ?, size = ?, scan = ?, sealed = ?, active = ? where id = ?', [
      now,
      file.type,
      file.size,
      file.scan,
      sealed,
      joinActive(file.active),
      staging.id,
    ]),
  );
}

export class FilesGone extends Error {}

/**
 * Attaches staged files to their lead, or to update `n` of it, in order. Throws `FilesGone` when one is missing; the transaction must then be rolled
 * back.
 */
export async function attachFiles(tx: Queries, leadId: string, fileIds: readonly string[], n = 0): Promise<void> {
  for (const [index, id] of fileIds.entries()) {
    const changed = await tx.run('update lead_file set lead_id = ?, update_n = ?, place = ? where id = ? and lead_id is null', [
      leadId,
      n,
      index + 1,
      id,
    ]);
    if (changed !== 1) throw new FilesGone('a file of the lead is gone');
  }
}

async function readChunk(db: Db, id: string, key: Uint8Array, seq: number): Promise<Buffer> {
  const [row] = await db.all<{ data: Uint8Array }>('select data from lead_file_chunk where file_id = ? and seq = ?', [id, seq]);
  if (!row) throw new Error('a chunk of a file is missing');
  return unsealChunk(row.data, key, id, seq);
}

/** The bytes of a file from `from` to before `to`. Throws when a chunk is missing or was changed. */
export async function readFileBytes(
  file: { id: string; key: Uint8Array; size: number },
  from: number,
  to: number,
  { db }: Store = store(),
): Promise<Buffer> {
  const end = Math.min(to, file.size);
  const parts: Buffer[] = [];
  for (let at = from; at < end; ) {
    const seq = Math.floor(at / chunkBytes);
    const chunk = await readChunk(db, file.id, file.key, seq);
    const part = chunk.subarray(at - seq * chunkBytes, end - seq * chunkBytes);
    if (part.length === 0) throw new Error('a file is shorter than it should be');
    parts.push(part);
    at += part.length;
  }
  return Buffer.concat(parts);
}

/** `update`: the update that brought it; 0: the lead itself. */
export type UnsealedFile = LeadFile & { key: Buffer; leadId: string; update: number };

function unsealRow(row: Row, keys: Keyring): UnsealedFile | undefined {
  const unsealed = unseal(row.sealed, row.id, keys);
  if (unsealed.status !== 'decrypted') return undefined;
  const { key, name, sha256 }: Secret = JSON.parse(unsealed.text);
  const scan = scanStates.find((state) => state === row.scan) ?? 'unscanned';
  const type = parseFileType(row.type);
  return {
    id: row.id,
    leadId: row.lead_id,
    update: row.update_n,
    type,
    name,
    size: row.size,
    sha256,
    scan,
    active: parseActive(row.active),
    key: Buffer.from(key, 'base64'),
  };
}

/** A file of a lead by its id; undefined when it does not exist, or this process does not have its key. */
export async function findFile(id: string, { db, keys }: Store = store()): Promise<UnsealedFile | undefined> {
  const [row] = await db.all<Row>(`select ${columns} from lead_file where id = ? and lead_id is not null`, [id]);
  return row && unsealRow(row, keys());
}

/**
 * Finished files by their ids, in that order; undefined for one that does not exist. Includes files that belong to a lead, since the post that sent
 * them may be repeated.
 */
export async function findFinished(ids: readonly string[], { db, keys }: Store = store()): Promise<(UnsealedFile | undefined)[]> {
  if (ids.length === 0) return [];
  const rows = await db.all<Row>(`select ${columns} from lead_file where sealed <> '' and id in (${placeholdersOf(ids)})`, ids);
  return ids.map((id) => {
    const row = rows.find((found) => found.id === id);
    return row && unsealRow(row, keys());
  });
}

/** The files of leads, in the order of their posts, without those that cannot be decrypted. */
export async function filesOf(leadIds: readonly string[], { db, keys }: Pick<Store, 'keys'> & { db: Pick<Queries, 'all'> } = store()) {
  if (leadIds.length === 0) return [];
  const rows = await db.all<Row>(
    `select ${columns} from lead_file where lead_id in (${placeholdersOf(leadIds)}) order by update_n, place, id`,
    leadIds,
  );
  return rows.flatMap((row) => unsealRow(row, keys()) ?? []);
}

export async function storedNames(reference: string, { db }: Store = store()): Promise<string[]> {
  const rows = await db.all<{ id: string; type: string }>(
    'select f.id, f.type from lead_file f join lead l on l.id = f.lead_id where l.reference = ? order by f.update_n, f.place, f.id',
    [reference],
  );
  return rows.map(({ id, type }) => `${id}.${type}`);
}

export async function markScan(id: string, scan: ScanState, { db }: Store = store()): Promise<void> {
  await db.transaction((tx) => tx.run('update lead_file set scan = ? where id = ?', [scan, id]));
}
