import 'server-only';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#lib/error-code.ts';
import type { FieldValues } from '../model.ts';
import { normalizeReference } from '../reference.ts';
import { locks, placeholdersOf, type Queries } from './db.ts';
import { deleteFilesOf } from './drop-files.ts';
import { erasedValues } from './lead-row.ts';
import { readAllLeads } from './read-leads.ts';
import { store, type Store } from './store.ts';

/** Deletes the mail files whose name contains one of the parts. Returns their number. */
async function removeMailFiles(dataDir: string, nameParts: readonly string[]): Promise<number> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const matching = names.filter((name) => nameParts.some((part) => name.includes(part)));
  await Promise.all(matching.map((name) => rm(join(folder, name), { force: true })));
  return matching.length;
}

/** `unreadable`: leads that could not be searched because their key is missing. */
type EraseResult = { references: string[]; unreadable: number };

const batchSize = 100;

/**
 * Ends the deliveries and empties the leads, with their idempotency keys, which may contain anything. The consent chain and the reference stay. Returns
 * the references and delivery ids, which the names of mail files contain. The transaction holds the lock `eventChain`, or an event appended meanwhile
 * would keep its detail.
 */
async function eraseGroup(tx: Queries, ids: readonly string[], now: number): Promise<string[]> {
  const placeholders = placeholdersOf(ids);
  const deliveries = await tx.all<{ id: string }>(
    `update delivery set last_error = null, lease_by = null, lease_until = null, next_at = null,
       failed_at = case when delivered_at is null then coalesce(failed_at, ?) else failed_at end
     where lead_id in (${placeholders}) returning id`,
    [now, ...ids],
  );
  await tx.run(`delete from visitor_mail where delivery_id in (select id from delivery where lead_id in (${placeholders}))`, ids);
  await tx.run(`delete from lead_file_chunk where file_id in (select id from lead_file where lead_id in (${placeholders}))`, ids);
  await tx.run(`delete from lead_file where lead_id in (${placeholders})`, ids);
  await tx.run(`delete from lead_update where lead_id in (${placeholders})`, ids);
  await tx.run(`delete from lead_mail where lead_id in (${placeholders})`, ids);
  await tx.run(`update lead_event set detail = '' where lead_id in (${placeholders})`, ids);
  await tx.run(`delete from lead_mention where lead_id in (${placeholders})`, ids);
  await tx.run(`delete from continuation where lead_id in (${placeholders})`, ids);
  const leads = await tx.all<{ reference: string }>(
    `update lead set answers = ?, consent = '{}', body_hash = '', idem_key = null, closed_reason = null, due_at = null, line = null,
       waiting = null, waiting_at = null, erased_at = ? where id in (${placeholders}) returning reference`,
    [erasedValues, now, ...ids],
  );
  return [...leads.map((lead) => lead.reference), ...deliveries.map((delivery) => delivery.id)];
}

async function eraseIds(ids: readonly string[], now: number, leadStore: Store): Promise<void> {
  const { db, dataDir } = leadStore;
  const mailFileParts: string[] = [];
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    await deleteFilesOf(batch, leadStore);
    mailFileParts.push(...(await db.transaction((tx) => eraseGroup(tx, batch, now), { lock: locks.eventChain })));
  }
  await removeMailFiles(dataDir, mailFileParts);
  await db.scrub();
}

/** Whether a value is the address or contains it. */
function holdsEmail(values: FieldValues, email: string): boolean {
  const escaped = email.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}._%+-])${escaped}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'iu');
  return Object.values(values)
    .flat()
    .some((value) => typeof value === 'string' && pattern.test(value.normalize('NFC')));
}

/** Erases every lead whose values contain an e-mail address, in any case. */
export async function eraseByEmail(email: string, now = Date.now(), leadStore: Store = store()): Promise<EraseResult> {
  const ids: string[] = [];
  const references: string[] = [];
  let unreadable = 0;
  for await (const { id, reference, content, updates } of readAllLeads(0, leadStore)) {
    if (content.status === 'unreadable') unreadable += 1;
    const all = [...(content.status === 'readable' ? [content.values] : []), ...updates.map(({ values }) => values)];
    if (!all.some((values) => holdsEmail(values, email.trim()))) continue;
    ids.push(id);
    references.push(reference);
  }
  await eraseIds(ids, now, leadStore);
  return { references, unreadable };
}

/** Erases one lead. False when it does not exist or was erased before. */
export async function eraseLead(reference: string, now = Date.now(), leadStore: Store = store()): Promise<boolean> {
  const found = await leadStore.db.all<{ id: string }>('select id from lead where reference = ? and erased_at is null', [
    normalizeReference(reference),
  ]);
  await eraseIds(
    found.map(({ id }) => id),
    now,
    leadStore,
  );
  return found.length > 0;
}

/** Erases the leads received before `cutoff` (epoch ms). Returns their number. */
export async function eraseBefore(cutoff: number, now = Date.now(), leadStore: Store = store()): Promise<number> {
  const found = await leadStore.db.all<{ id: string }>('select id from lead where created_at < ? and erased_at is null', [cutoff]);
  await eraseIds(
    found.map(({ id }) => id),
    now,
    leadStore,
  );
  return found.length;
}

/** Deletes mail files that an attempt wrote while its lead was being erased. */
export async function sweepErasedMail(erasedSince: number, { db, dataDir }: Store = store()): Promise<number> {
  const rows = await db.all<{ id: string; reference: string }>(
    'select d.id, l.reference from delivery d join lead l on l.id = d.lead_id where l.erased_at >= ?',
    [erasedSince],
  );
  return removeMailFiles(
    dataDir,
    rows.flatMap((row) => [row.id, row.reference]),
  );
}
