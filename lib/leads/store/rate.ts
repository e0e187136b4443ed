import 'server-only';
import { type Db, storeTime } from './db.ts';
import { type Store, store } from './store.ts';

type CallLimit = { calls: number; seconds: number };

const sweepEveryMs = 60_000;
const sweptAt = new WeakMap<Db, number>();
const countSql = `insert into rate (key, n, reset_at) values (?, 1, ?) on conflict (key) do update set
  n = case when rate.reset_at <= ? then 1 else rate.n + 1 end,
  reset_at = case when rate.reset_at <= ? then excluded.reset_at else rate.reset_at end
  returning n, reset_at as "resetAt"`;

/** Counts a call under a keyed hash, in a fixed window. Rejects while the store is unavailable. `localNow` is epoch ms. */
export async function countHit(
  key: string,
  { calls, seconds }: CallLimit,
  localNow: number,
  { rateDb }: Store = store(),
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const now = await storeTime(rateDb, localNow);
  const [row] = await rateDb.transaction(async (tx) => {
    if (now - (sweptAt.get(rateDb) ?? 0) > sweepEveryMs) {
      sweptAt.set(rateDb, now);
      await tx.run('delete from rate where reset_at <= ?', [now]);
    }
    return tx.all<{ n: number; resetAt: number }>(countSql, [key, now + seconds * 1000, now, now]);
  });
  if (!row || row.n <= calls) return { allowed: true, retryAfterSeconds: 0 };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((row.resetAt - now) / 1000)) };
}
