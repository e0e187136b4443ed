import 'server-only';
import type { Db } from './db.ts';

/** Converts a time of this process's clock (epoch ms) to the database's clock, by which due times and leases are shared. */
export async function storeTime(db: Pick<Db, 'clockSkewMs'>, now: number): Promise<number> {
  return now - (await db.clockSkewMs());
}
