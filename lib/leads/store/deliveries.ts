import 'server-only';
import { findForm } from '#lib/forms/registry.ts';
import type { Keyring } from '../keyring.ts';
import type { Channel, ClaimedDelivery, DeliveryOutcome } from '../model.ts';
import { tellUnreadable } from '../unreadable.ts';
import { storeTime } from './clock.ts';
import type { Queries } from './db.ts';
import { filesOf } from './files.ts';
import { type LeadRow, leadColumns, leadOf, readAnswers } from './lead-row.ts';
import { marksOf } from './rows.ts';
import { type Store, store } from './store.ts';

export type ClaimOptions = {
  limit: number;
  /** Epoch ms. */
  now: number;
  leaseMs: number;
  /** Who takes the deliveries; the lease is its proof. Use a new one for each claim, so that an old try cannot end a new one. */
  worker: string;
};

type Taken = { id: string; lead_id: string; attempts: number; doubts: number };

const open = 'delivered_at is null and failed_at is null';
const unreadableWaitMs = 60_000;
const errorLimit = 500;

function takeDue(tx: Queries, channel: Channel, { limit, now, leaseMs, worker }: ClaimOptions): Promise<Taken[]> {
  const end = now + leaseMs;
  return tx.all<Taken>(
    `with due as (
       select id from delivery where channel = ? and ${open} and next_at <= ? order by next_at limit ?
       ${tx.engine === 'postgres' ? 'for update skip locked' : ''})
     update delivery set attempts = attempts + 1, lease_by = ?, lease_until = ?, next_at = ?
     where id in (select id from due) returning id, lead_id, attempts, doubts`,
    [channel, now, limit, worker, end, end],
  );
}

async function postpone(tx: Queries, ids: readonly string[], now: number): Promise<void> {
  await tx.run(
    `update delivery set attempts = attempts - 1, lease_by = null, lease_until = null, next_at = ?, last_error = ? where id in (${marksOf(ids)})`,
    [now + unreadableWaitMs, 'the answers cannot be read with the keys of this instance', ...ids],
  );
}

/** What can be read of the deliveries that were taken; the others are put off, for a key may be given later. */
async function readTaken(tx: Queries, channel: Channel, taken: readonly Taken[], keys: Keyring, now: number): Promise<ClaimedDelivery[]> {
  const ids = taken.map((delivery) => delivery.lead_id);
  const rows = await tx.all<LeadRow>(`select ${leadColumns} from lead where id in (${marksOf(ids)}) order by created_at`, ids);
  const files = await filesOf(
    rows.filter(({ form }) => findForm(form)?.files).map(({ id }) => id),
    { db: tx, keys: () => keys },
  );
  const claimed: ClaimedDelivery[] = [];
  for (const row of rows) {
    const delivery = taken.find(({ lead_id }) => lead_id === row.id);
    const read = readAnswers(row, keys);
    if (!delivery || read.status !== 'open') continue;
    const own = files.filter(({ leadId }) => leadId === row.id);
    const lead = { ...leadOf(row, read.answers), ...(own.length > 0 ? { files: own } : {}) };
    claimed.push({ id: delivery.id, channel, attempts: delivery.attempts - 1, doubts: delivery.doubts, lead });
  }
  const unreadable = taken.filter(({ id }) => !claimed.some((delivery) => delivery.id === id));
  if (unreadable.length === 0) return claimed;
  await postpone(
    tx,
    unreadable.map(({ id }) => id),
    now,
  );
  tellUnreadable(rows.flatMap(({ id, reference }) => (unreadable.some(({ lead_id }) => lead_id === id) ? reference : [])));
  return claimed;
}

/**
 * Takes deliveries of one channel that are due, oldest first, for `leaseMs`. A lease that ends without
 * `finishDelivery` makes the delivery due again. Answers that cannot be decrypted are put off for a minute. Nothing
 * taken means that nothing is due.
 */
export async function claimDeliveries(channel: Channel, options: ClaimOptions, { db, keys }: Store = store()): Promise<ClaimedDelivery[]> {
  const ring = keys();
  const now = await storeTime(db, options.now);
  return db.transaction(async (tx) => {
    for (;;) {
      const taken = await takeDue(tx, channel, { ...options, now });
      if (taken.length === 0) return [];
      const claimed = await readTaken(tx, channel, taken, ring, now);
      if (claimed.length > 0) return claimed;
    }
  });
}

/** Records how a try ended. False when the lease was lost meanwhile: another worker has, or has ended, the delivery. */
export async function finishDelivery(id: string, worker: string, outcome: DeliveryOutcome, now: number, { db }: Store = store()): Promise<boolean> {
  const ahead = await db.aheadMs();
  const changed = await db.transaction((tx) =>
    tx.run(
      `update delivery set lease_by = null, lease_until = null, next_at = ?, last_error = ?, doubts = doubts + ?, delivered_at = ?, failed_at = ?
       where id = ? and lease_by = ? and ${open}`,
      [
        outcome.status === 'retry' ? outcome.nextAt - ahead : null,
        (outcome.status === 'delivered' ? outcome.unsent : outcome.error)?.slice(0, errorLimit) ?? null,
        outcome.status === 'retry' && outcome.inDoubt ? 1 : 0,
        outcome.status === 'delivered' ? now - ahead : null,
        outcome.status === 'dead' ? now - ahead : null,
        ...[id, worker],
      ],
    ),
  );
  return changed === 1;
}

/** When the next delivery of a channel falls due (epoch ms), a lease's end included; null when nothing waits. */
export async function nextDueAt(channel: Channel, { db }: Store = store()): Promise<number | null> {
  const [row] = await db.all<{ at: number | null }>(`select min(next_at) as at from delivery where channel = ? and ${open}`, [channel]);
  const at = row?.at ?? null;
  return at === null ? null : at + (await db.aheadMs());
}

/** How long the oldest delivery has been waiting, and how many were given up. Quarantined and erased leads do not count. */
export async function outboxHealth(asked: number, { db }: Store = store()): Promise<{ oldestSeconds: number; deadLetters: number }> {
  const now = await storeTime(db, asked);
  const [row] = await db.all<{ oldest: number | null; dead: number }>(
    `select (select min(queued_at) from delivery where ${open} and next_at is not null) as oldest,
       (select count(*) from delivery d join lead l on l.id = d.lead_id where d.failed_at is not null and l.erased_at is null) as dead`,
  );
  return { oldestSeconds: Math.max(0, Math.floor((now - (row?.oldest ?? now)) / 1000)), deadLetters: row?.dead ?? 0 };
}
