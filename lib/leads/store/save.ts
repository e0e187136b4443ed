import 'server-only';
import { randomUUID } from 'node:crypto';
import { lineOfLead } from '#lib/forms/line-of-lead.ts';
import { findForm } from '#lib/forms/registry.ts';
import { replyDueAt } from '#lib/site/business-clock.ts';
import type { NewLead, SaveResult } from '../model.ts';
import { newReference } from '../reference.ts';
import { appendConsent, chainEnd } from './consent-log.ts';
import { type Db, groupCommit, locks, placeholdersOf, type Queries, storeTime, type Transaction, valuesOf } from './db.ts';
import { insertOpened } from './continuations.ts';
import { attachFiles } from './files.ts';
import { sealValues } from './lead-row.ts';
import { store, type Store } from './store.ts';

/** Until when staff must have replied to a lead (epoch ms). Null where nothing was promised: a file, a subscription, a quarantined lead. */
export function replyDueOfLead({ form, createdAt, quarantinedAt }: { form: string; createdAt: number; quarantinedAt: number | null }): number | null {
  return quarantinedAt !== null || findForm(form)?.fulfillment !== undefined ? null : replyDueAt(createdAt);
}

type Item = { lead: NewLead; sealed: string };
type EarlierLead = { idem_key: string; body_hash: string; reference: string };

const groupLimit = 64;
const maxInserts = 5;
const insertLead = `insert into lead (id, reference, idem_key, body_hash, form, form_version, locale, answers, consent, created_at, quarantined_at, due_at, line,
     waiting, waiting_at, status) values`;

/** The column `line` of a lead without a line of insurance. */
const noLine = '';

/** False for a canary, and for a lead that the site itself answers with a file or a subscription. */
const isForStaff = ({ form, isTest }: NewLead): boolean => isTest !== true && findForm(form)?.fulfillment === undefined;

async function insertLeads(tx: Transaction, items: readonly Item[]): Promise<Set<string>> {
  const rows = valuesOf(
    items.map(({ lead, sealed }) => [
      lead.id,
      lead.reference,
      lead.idempotencyKey,
      lead.bodyHash,
      lead.form,
      lead.formVersion,
      lead.locale,
      sealed,
      JSON.stringify(lead.consent),
      lead.createdAt,
      lead.quarantinedAt,
      lead.isTest ? null : replyDueOfLead(lead),
      lineOfLead(lead) ?? noLine,
      isForStaff(lead) ? 'new' : null,
      isForStaff(lead) ? lead.createdAt : null,
      lead.isTest ? 'test' : 'new',
    ]),
  );
  // One, in the first row, is enough: on PostgreSQL the whole statement then fails outside a transaction, so it stores nothing where `begin` has failed.
  const placeholders = rows.placeholders.replace('?', tx.transactionOnlyPlaceholder);
  const inserted = await tx.all<{ id: string }>(`${insertLead} ${placeholders} on conflict do nothing returning id`, rows.params);
  return new Set(inserted.map(({ id }) => id));
}

function insertDeliveries(tx: Transaction, leads: readonly NewLead[]): void {
  const rows = leads.flatMap((lead) =>
    lead.channels.map((channel) => [randomUUID(), lead.id, channel, 0, lead.createdAt, lead.quarantinedAt === null ? lead.createdAt : null]),
  );
  if (rows.length === 0) return;
  const { placeholders, params } = valuesOf(rows);
  tx.send(`insert into delivery (id, lead_id, channel, attempts, queued_at, next_at) values ${placeholders}`, params);
}

async function findEarlier(tx: Queries, items: readonly Item[]): Promise<Map<string, EarlierLead>> {
  const keys = items.flatMap(({ lead }) => lead.idempotencyKey ?? []);
  if (keys.length === 0) return new Map();
  const rows = await tx.all<EarlierLead>(`select idem_key, body_hash, reference from lead where idem_key in (${placeholdersOf(keys)})`, keys);
  return new Map(rows.map((row) => [row.idem_key, row]));
}

function resultOfRepeat(lead: NewLead, earlier: EarlierLead): SaveResult {
  return earlier.body_hash === lead.bodyHash ? { status: 'repeat', reference: earlier.reference } : { status: 'conflict' };
}

async function writeLeads(tx: Transaction, items: readonly Item[]): Promise<SaveResult[]> {
  // Sent together: one round trip on PostgreSQL.
  const [chain, firstInserted] = await Promise.all([chainEnd(tx), insertLeads(tx, items)]);
  const results = new Map<string, SaveResult>();
  const saved: NewLead[] = [];
  let waiting = [...items];
  let inserted = firstInserted;
  for (let inserts = 1; ; inserts++) {
    const left = waiting.filter(({ lead }) => !inserted.has(lead.id));
    for (const { lead } of waiting) {
      if (!inserted.has(lead.id)) continue;
      saved.push(lead);
      results.set(lead.id, { status: 'saved', reference: lead.reference });
    }
    const earlierByKey = await findEarlier(tx, left);
    waiting = [];
    for (const { lead, sealed } of left) {
      const earlier = earlierByKey.get(lead.idempotencyKey ?? '');
      if (earlier) results.set(lead.id, resultOfRepeat(lead, earlier));
      else waiting.push({ sealed, lead: { ...lead, reference: newReference() } });
    }
    if (waiting.length === 0) break;
    if (inserts === maxInserts) throw new Error('no free reference was found');
    inserted = await insertLeads(tx, waiting);
  }
  for (const { id, fileIds = [] } of saved) await attachFiles(tx, id, fileIds);
  if (saved.length > 0) {
    appendConsent(tx, saved, chain);
    insertDeliveries(tx, saved);
    insertOpened(
      tx,
      saved.flatMap(({ id, continuationHash, createdAt }) => (continuationHash ? { leadId: id, hash: continuationHash, createdAt } : [])),
    );
  }
  return items.flatMap(({ lead }) => results.get(lead.id) ?? []);
}

type Submit = (item: Item) => Promise<SaveResult>;
const savers = new WeakMap<Db, Submit>();

function saverOf(db: Db): Submit {
  const existing = savers.get(db);
  if (existing) return existing;
  const submit = groupCommit<Item, SaveResult>(async (items) => {
    const results = await db.transaction((tx) => writeLeads(tx, items), { lock: locks.consentChain, pipelined: true });
    return results.map((value) => ({ status: 'fulfilled', value }));
  }, groupLimit);
  savers.set(db, submit);
  return submit;
}

/**
 * Stores a lead, its consent and one delivery per channel; resolves after the commit, which concurrent leads share. Rejects when the store cannot
 * write, and with `FilesGone`; a repeated call with the same key stores it once.
 */
export async function saveLead(lead: NewLead, { db, keys }: Store = store()): Promise<SaveResult> {
  const createdAt = await storeTime(db, lead.createdAt);
  return saverOf(db)({ lead: { ...lead, createdAt }, sealed: sealValues(lead, keys()) });
}
