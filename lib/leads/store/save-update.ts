import 'server-only';
import { randomUUID } from 'node:crypto';
import { type FieldValues, isSameValue } from '#lib/forms/field-values.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Channel } from '../model.ts';
import { seal } from '../seal.ts';
import { type Queries, storeTime } from './db.ts';
import { attachFiles } from './files.ts';
import { lastValues, updatesOf } from './read-updates.ts';
import { type Store, store } from './store.ts';

export type NewUpdate = {
  leadId: string;
  form: string;
  locale: Locale;
  /** The posted fields that differ from the first form or are in an update; an empty text empties a field. */
  values: FieldValues;
  /** Staged files that the update brings. */
  fileIds?: readonly string[];
  idempotencyKey: string | null;
  bodyHash: string;
  channels: readonly Channel[];
  createdAt: number;
};

/** `unchanged`: nothing new was posted; `n` is the last update, 0 without any. `full`: no more updates are accepted. */
export type UpdateResult =
  | { status: 'saved' | 'repeat' | 'unchanged'; n: number }
  | { status: 'conflict' }
  | { status: 'full' }
  | { status: 'unknown' };

/** The staff get one mail for all updates within this time. */
export const updateMailDelayMs = 600_000;
const maxUpdates = 200;

type LockedLead = { quarantined_at: number | null };

async function lockLead(tx: Queries, id: string): Promise<LockedLead | undefined> {
  const lock = tx.engine === 'postgres' ? ' for update' : '';
  const [lead] = await tx.all<LockedLead>(`select quarantined_at from lead where id = ? and erased_at is null${lock}`, [id]);
  return lead;
}

/** A mail that no worker has claimed carries this update too. */
async function hasWaitingMail(tx: Queries, leadId: string): Promise<boolean> {
  const lock = tx.engine === 'postgres' ? ' for update' : '';
  const rows = await tx.all(
    `select id from delivery where lead_id = ? and channel = 'staff' and update_n > 0 and attempts = 0
       and delivered_at is null and failed_at is null${lock}`,
    [leadId],
  );
  return rows.length > 0;
}

async function insertDeliveries(tx: Queries, { leadId, channels, createdAt }: NewUpdate, n: number, isQuarantined: boolean): Promise<void> {
  for (const channel of channels) {
    const isMail = channel === 'staff';
    if (isMail && (await hasWaitingMail(tx, leadId))) continue;
    const due = createdAt + (isMail ? updateMailDelayMs : 0);
    await tx.run('insert into delivery (id, lead_id, channel, update_n, attempts, queued_at, next_at) values (?, ?, ?, ?, 0, ?, ?)', [
      randomUUID(),
      leadId,
      channel,
      n,
      due,
      isQuarantined ? null : due,
    ]);
  }
}

/** Marks a lead that did not wait for staff as waiting again; papers replace `wrote`. */
async function markWaitingForStaff(tx: Queries, { leadId, fileIds = [], createdAt }: NewUpdate): Promise<void> {
  await tx.run(
    `update lead set waiting = ?, waiting_at = coalesce(waiting_at, ?) where id = ? and status <> 'spam' and (waiting is null or waiting = 'wrote')`,
    [fileIds.length > 0 ? 'papers' : 'wrote', createdAt, leadId],
  );
}

async function write(tx: Queries, update: NewUpdate, keys: ReturnType<Store['keys']>): Promise<UpdateResult> {
  const { leadId, idempotencyKey, bodyHash, fileIds = [] } = update;
  const lead = await lockLead(tx, leadId);
  if (!lead) return { status: 'unknown' };
  const [earlier] =
    idempotencyKey === null
      ? []
      : await tx.all<{ n: number; body_hash: string }>('select n, body_hash from lead_update where lead_id = ? and idem_key = ?', [
          leadId,
          idempotencyKey,
        ]);
  if (earlier) return earlier.body_hash === bodyHash ? { status: 'repeat', n: earlier.n } : { status: 'conflict' };
  const [last] = await tx.all<{ n: number }>('select coalesce(max(n), 0) as n from lead_update where lead_id = ?', [leadId]);
  const before = lastValues((await updatesOf(tx, [leadId], keys)).get(leadId) ?? []);
  const changed = Object.fromEntries(
    Object.entries(update.values).filter(([name, value]) => before[name] === undefined || !isSameValue(before[name], value)),
  );
  const n = (last?.n ?? 0) + 1;
  if (Object.keys(changed).length === 0 && fileIds.length === 0) return { status: 'unchanged', n: n - 1 };
  if (n > maxUpdates) return { status: 'full' };
  const id = randomUUID();
  await tx.run(
    'insert into lead_update (id, lead_id, n, form, locale, answers, idem_key, body_hash, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    [id, leadId, n, update.form, update.locale, seal(JSON.stringify(changed), id, keys), idempotencyKey, bodyHash, update.createdAt],
  );
  await attachFiles(tx, leadId, fileIds, n);
  await markWaitingForStaff(tx, update);
  await insertDeliveries(tx, update, n, lead.quarantined_at !== null);
  return { status: 'saved', n };
}

/**
 * Stores what changed in one update of a lead, with its files and deliveries; resolves after the commit. Updates of a quarantined lead are
 * quarantined with it. Rejects when the store cannot write, and with `FilesGone`.
 */
export async function saveUpdate(update: NewUpdate, { db, keys }: Store = store()): Promise<UpdateResult> {
  const createdAt = await storeTime(db, update.createdAt);
  return db.transaction((tx) => write(tx, { ...update, createdAt }, keys()));
}
