import 'server-only';
import type { Db } from './db.ts';

/** A moment of this process's clock (epoch ms) as the database's clock shows it: due times and leases are shared by machines whose clocks differ. */
export async function storeTime(db: Pick<Db, 'aheadMs'>, now: number): Promise<number> {
  return now - (await db.aheadMs());
}
