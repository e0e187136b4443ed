import 'server-only';
import { normalizeReference } from '../reference.ts';
import { type Db, storeTime } from './db.ts';
import { replyDueOfLead } from './save.ts';
import { type Store, store } from './store.ts';

type Found = { id: string; form: string; quarantined_at: number | null; erased_at: number | null };
export type ReleaseResult = { status: 'released' | 'not-quarantined' | 'erased' | 'unknown' };
export type ReplayResult = { status: 'replayed'; deliveries: number } | { status: 'quarantined' | 'erased' | 'unknown' };

const dueNow = 'failed_at = null, attempts = 0, doubts = 0, lease_by = null, lease_until = null, next_at = ?, queued_at = ?';
const replayable = 'delivered_at is null and (lease_until is null or lease_until <= ?)';

/**
 * A lead that staff closed as spam before they released it is open again, and waits for its first reply. A lead whose visitor they reached before does
 * not wait.
 */
const releasedWork = `waiting = case when status = 'spam' then 'new' else waiting end,
  waiting_at = case when status = 'spam' or waiting is not null then ? else waiting_at end, status = case when status = 'spam' then 'new' else status end`;

function find(db: Pick<Db, 'all'>, reference: string): Promise<Found[]> {
  return db.all<Found>('select id, form, quarantined_at, erased_at from lead where reference = ?', [normalizeReference(reference)]);
}

export async function releaseLead(reference: string, localNow = Date.now(), { db }: Store = store()): Promise<ReleaseResult> {
  const now = await storeTime(db, localNow);
  return db.transaction(async (tx) => {
    const [lead] = await find(tx, reference);
    if (!lead) return { status: 'unknown' };
    if (lead.erased_at !== null) return { status: 'erased' };
    const due = replyDueOfLead({ form: lead.form, createdAt: now, quarantinedAt: null });
    const changed = await tx.run(
      `update lead set quarantined_at = null, due_at = ?, version = version + 1, ${releasedWork} where id = ? and quarantined_at is not null`,
      [due, now, lead.id],
    );
    if (changed === 0) return { status: 'not-quarantined' };
    await tx.run(`update delivery set ${dueNow} where lead_id = ? and delivered_at is null`, [now, now, lead.id]);
    return { status: 'released' };
  });
}

/** Makes the undelivered deliveries of a lead due at once, with a new retry schedule. */
export async function replayLead(reference: string, localNow = Date.now(), { db }: Store = store()): Promise<ReplayResult> {
  const now = await storeTime(db, localNow);
  return db.transaction(async (tx) => {
    const [lead] = await find(tx, reference);
    if (!lead) return { status: 'unknown' };
    if (lead.erased_at !== null) return { status: 'erased' };
    if (lead.quarantined_at !== null) return { status: 'quarantined' };
    const deliveries = await tx.run(`update delivery set ${dueNow} where lead_id = ? and ${replayable}`, [now, now, lead.id, now]);
    return { status: 'replayed', deliveries };
  });
}

export async function replayDead(localNow = Date.now(), { db }: Store = store()): Promise<number> {
  const now = await storeTime(db, localNow);
  return db.transaction((tx) =>
    tx.run(
      `update delivery set ${dueNow} where failed_at is not null
         and lead_id in (select id from lead where erased_at is null and quarantined_at is null)`,
      [now, now],
    ),
  );
}
