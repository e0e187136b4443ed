import 'server-only';
import { statfs } from 'node:fs/promises';
import { config } from '#lib/config.ts';
import { type Store, store } from './store.ts';

export type StorageFigures = { stored_bytes: number; staged_bytes: number; disk_free_bytes: number | null };
type DiskSpace = { freeBytes: number; reusableBytes: number };

const sumsSql = `select cast(coalesce(sum(size), 0) as bigint) as stored,
  cast(coalesce((select sum(size) from lead_file where lead_id is null), 0) as bigint) as staged from lead_file`;

/**
 * Free space on the disk of the embedded database, and inside its file, which never shrinks. Undefined on PostgreSQL and where the system does not
 * say.
 */
async function readDiskSpace({ db, dataDir }: Store = store()): Promise<DiskSpace | undefined> {
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

const databaseSizeSql = {
  sqlite: 'select c.page_count * s.page_size as bytes from pragma_page_count c, pragma_page_size s',
  postgres: 'select pg_database_size(current_database()) as bytes',
};

export async function databaseBytes({ db }: Store = store()): Promise<number> {
  const [row] = await db.all<{ bytes: number }>(databaseSizeSql[db.engine]);
  return Number(row?.bytes ?? 0);
}

export async function storageFigures(leadStore: Store = store()): Promise<StorageFigures> {
  const [[row], space] = await Promise.all([leadStore.db.all<{ stored: number; staged: number }>(sumsSql), readDiskSpace(leadStore)]);
  return { stored_bytes: row?.stored ?? 0, staged_bytes: row?.staged ?? 0, disk_free_bytes: space?.freeBytes ?? null };
}

/** Whether `moreBytes` would leave less than DISK_FREE_MIN_MB on the disk. False where its space is unknown. */
export async function isDiskLow(moreBytes = 0, leadStore: Store = store()): Promise<boolean> {
  const { diskFreeMinBytes } = config().uploads;
  const space = diskFreeMinBytes === 0 ? undefined : await readDiskSpace(leadStore);
  return space !== undefined && space.freeBytes + space.reusableBytes - moreBytes < diskFreeMinBytes;
}
