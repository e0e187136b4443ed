import 'server-only';
import { createHash } from 'node:crypto';
import type { Lead } from '../model.ts';
import { type ChainEnd, type ChainLink, genesis } from './chain.ts';
import { locks, type Queries, type Transaction, valuesOf } from './db.ts';
import { store, type Store } from './store.ts';

export type ConsentRow = ChainLink & { lead_id: string; at: number; record: string };

function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export function linkHash(row: Omit<ConsentRow, 'hash'>): string {
  return createHash('sha256').update([row.previous_hash, row.seq, row.lead_id, row.at, row.record].join('\n')).digest('hex');
}

/** Where the chain begins: after the last link that was deleted for its age. */
export async function chainStart(tx: Pick<Queries, 'all'>): Promise<ChainEnd> {
  const [start] = await tx.all<ChainEnd>('select seq, hash from consent_start where id = 1');
  return start ?? { seq: 0, hash: genesis };
}

export async function chainEnd(tx: Queries): Promise<ChainEnd> {
  const [last] = await tx.all<ChainEnd>('select seq, hash from consent_log order by seq desc limit 1');
  return last ?? chainStart(tx);
}

/** Appends a link for each lead. The caller has held the lock of the chain since `last` was read. */
export function appendConsent(tx: Transaction, leads: readonly Lead[], last: ChainEnd): void {
  let end = last;
  const rows = leads.map((lead) => {
    const record = toCanonicalJson({ reference: lead.reference, form: lead.form, formVersion: lead.formVersion, consent: lead.consent });
    const link = { seq: end.seq + 1, lead_id: lead.id, at: lead.createdAt, record, previous_hash: end.hash };
    end = { seq: link.seq, hash: linkHash(link) };
    return [link.seq, link.lead_id, link.at, link.record, link.previous_hash, end.hash];
  });
  const { placeholders, params } = valuesOf(rows);
  tx.send(`insert into consent_log (seq, lead_id, at, record, previous_hash, hash) values ${placeholders}`, params);
}

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
