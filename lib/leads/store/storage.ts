import 'server-only';
import { statfs } from 'node:fs/promises';
import { config } from '#lib/config.ts';
import { type Store, store } from './store.ts';

/** Bytes: of all files that were sent, of those among them that wait for their request, and free on the disk of the data. */
export type StorageFigures = { stored_bytes: number; staged_bytes: number; disk_free_bytes: number | null };
type DiskSpace = { freeBytes: number; reusableBytes: number };

const sums = `select cast(coalesce(sum(size), 0) as bigint) as stored,
  cast(coalesce((select sum(size) from lead_file where lead_id is null), 0) as bigint) as staged from lead_file`;

/**
 * What the disk of the embedded database has left, and what the database has left inside its own file, which never
 * shrinks. Undefined on PostgreSQL, whose disk belongs to another machine, and where the system does not tell.
 */
async function diskSpace({ db, dataDir }: Store = store()): Promise<DiskSpace | undefined> {
  if (db.engine === 'postgres') return undefined;
  try {
    const [{ bavail, bsize }, [pages]] = await Promise.all([
      statfs(dataDir),
      db.all<{ bytes: number }>('select f.freelist_count * s.page_size as bytes from pragma_freelist_count f, pragma_page_size s'),
    ]);
    return { freeBytes: bavail * bsize, reusableBytes: pages?.bytes ?? 0 };
  } catch {
    return undefined;
  }
}

/** How much is stored, for the operator. */
export async function storageFigures(parts: Store = store()): Promise<StorageFigures> {
  const [[row], space] = await Promise.all([parts.db.all<{ stored: number; staged: number }>(sums), diskSpace(parts)]);
  return { stored_bytes: row?.stored ?? 0, staged_bytes: row?.staged ?? 0, disk_free_bytes: space?.freeBytes ?? null };
}

/** Whether the disk would have less than DISK_FREE_MIN_MB with so many bytes more. False where its space is not known. */
export async function isDiskLow(moreBytes = 0, parts: Store = store()): Promise<boolean> {
  const { diskFreeMinBytes } = config().uploads;
  const space = diskFreeMinBytes === 0 ? undefined : await diskSpace(parts);
  return space !== undefined && space.freeBytes + space.reusableBytes - moreBytes < diskFreeMinBytes;
}
