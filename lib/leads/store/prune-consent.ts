import 'server-only';
import type { ChainEnd } from './chain.ts';
import type { Queries } from './db.ts';
import { locks } from './locks.ts';
import { type Store, store } from './store.ts';

async function prune(tx: Queries, cutoff: number): Promise<number> {
  const [oldest] = await tx.all<{ seq: number | null }>('select min(seq) as seq from consent_log where at >= ?', [cutoff]);
  const until = oldest?.seq ?? Number.MAX_SAFE_INTEGER;
  const [last] = await tx.all<ChainEnd>('select seq, hash from consent_log where seq < ? order by seq desc limit 1', [until]);
  if (!last) return 0;
  await tx.run(`insert into consent_start (id, seq, hash) values (1, ?, ?) on conflict (id) do update set seq = excluded.seq, hash = excluded.hash`, [
    last.seq,
    last.hash,
  ]);
  return tx.run('delete from consent_log where seq <= ?', [last.seq]);
}

/** Deletes consents older than `cutoff` (epoch ms) from the start of the chain; the rest stays verifiable. */
export function pruneConsent(cutoff: number, { db }: Store = store()): Promise<number> {
  return db.transaction((tx) => prune(tx, cutoff), { lock: locks.consentChain });
}
