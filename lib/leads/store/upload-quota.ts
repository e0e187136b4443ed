import 'server-only';
import { randomUUID } from 'node:crypto';
import type { LimitKey } from '#lib/rate-limits/client-network.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import { locks, type Queries, storeTime } from './db.ts';
import { type Store, store } from './store.ts';

/** Bytes: `addressDay` of one client in a day (UTC), `day` of all clients in a day, `total` of all stored files, `staged` without a lead. */
type UploadQuotas = { addressDay: number; day: number; total: number; staged: number };
type UploadQuota = 'upload_quota_address' | 'upload_quota_day' | 'upload_quota_total' | 'upload_staged';
type UploadDemand = { keys: readonly LimitKey[]; bytes: number; isStaged?: boolean };
/** The quota that a post holds until the size of its files is known. */
export type Reservation = { id: string; bytes: number; day: string; keys: readonly string[] };
type Reserved = { status: 'reserved'; reservation: Reservation } | { status: 'refused'; quota: UploadQuota; retryAfterSeconds: number };

const everyone = 'everyone';
/** No upload takes this long: an older reservation belongs to a process that died. */
const abandonedMs = 900_000;
const stagedSql = `select cast((select coalesce(sum(size), 0) from lead_file where lead_id is null)
  + (select coalesce(sum(bytes), 0) from upload_reservation where staged = 1) as bigint) as bytes`;
const storedSql = `select cast((select coalesce(sum(size), 0) from lead_file) + (select coalesce(sum(bytes), 0) from upload_reservation) as bigint) as bytes`;

const addUse = `insert into upload_use (key, day, bytes) values (?, ?, ?)
  on conflict (key, day) do update set bytes = upload_use.bytes + excluded.bytes`;

async function sumOf(tx: Queries, sql: string): Promise<number> {
  const [row] = await tx.all<{ bytes: number }>(sql);
  return row?.bytes ?? 0;
}

async function bytesUsedBy(tx: Queries, key: string, day: string): Promise<number> {
  const [row] = await tx.all<{ bytes: number }>('select bytes from upload_use where key = ? and day = ?', [key, day]);
  return row?.bytes ?? 0;
}

async function findReachedQuota(
  tx: Queries,
  { keys, bytes, isStaged }: UploadDemand,
  day: string,
  quotas: UploadQuotas,
): Promise<UploadQuota | undefined> {
  for (const { key, factor } of keys) if ((await bytesUsedBy(tx, key, day)) + bytes > quotas.addressDay * factor) return 'upload_quota_address';
  if ((await bytesUsedBy(tx, everyone, day)) + bytes > quotas.day) return 'upload_quota_day';
  if ((await sumOf(tx, storedSql)) + bytes > quotas.total) return 'upload_quota_total';
  return isStaged && (await sumOf(tx, stagedSql)) + bytes > quotas.staged ? 'upload_staged' : undefined;
}

function retryAfter(quota: UploadQuota, now: number): number {
  if (quota === 'upload_staged') return 60;
  return quota === 'upload_quota_total' ? 3_600 : Math.ceil((dayMs - (now % dayMs)) / 1000);
}

/**
 * Reserves quota for the files of one post before they are written. `keys` are hashed keys of the client. Check and reservation share a lock, so that
 * concurrent posts, on any instance, cannot exceed a quota together.
 */
export async function reserveUpload(demand: UploadDemand, quotas: UploadQuotas, localNow: number, { db }: Store = store()): Promise<Reserved> {
  const now = await storeTime(db, localNow);
  const { keys, bytes, isStaged } = demand;
  const day = new Date(now).toISOString().slice(0, 10);
  const reservation = { id: randomUUID(), bytes, day, keys: [...keys.map(({ key }) => key), everyone] };
  return db.transaction<Reserved>(
    async (tx) => {
      await tx.run('delete from upload_use where day < ?', [day]);
      await tx.run('delete from upload_reservation where reserved_at < ?', [now - abandonedMs]);
      const quota = await findReachedQuota(tx, demand, day, quotas);
      if (quota) return { status: 'refused', quota, retryAfterSeconds: retryAfter(quota, now) };
      for (const key of reservation.keys) await tx.run(addUse, [key, day, bytes]);
      await tx.run('insert into upload_reservation (id, bytes, reserved_at, staged) values (?, ?, ?, ?)', [
        reservation.id,
        bytes,
        now,
        isStaged ? 1 : 0,
      ]);
      return { status: 'reserved', reservation };
    },
    { lock: locks.uploadQuota },
  );
}

/** Ends a reservation and gives back the bytes that were not stored. */
export async function settleUpload({ id, bytes, day, keys }: Reservation, storedBytes: number, { db }: Store = store()): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.run('delete from upload_reservation where id = ?', [id]);
      for (const key of keys)
        await tx.run('update upload_use set bytes = bytes - ? where key = ? and day = ?', [Math.max(0, bytes - storedBytes), key, day]);
    },
    { lock: locks.uploadQuota },
  );
}
