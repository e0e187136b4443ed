import 'server-only';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Keyring } from '../seal.ts';
import type { Channel, LeadUpdate } from '../model.ts';
import { normalizeReference } from '../reference.ts';
import type { Param } from './db.ts';
import { leadColumns, type LeadRow, type UnsealedValues, unsealValues } from './lead-row.ts';
import { store, type Store } from './store.ts';
import { updatesOf } from './read-updates.ts';

export const leadStatuses = ['delivered', 'pending', 'retrying', 'dead', 'quarantined', 'erased'] as const;
/** Derived from the timestamps of a lead and its deliveries; the first status that matches, in this order: erased, quarantined, dead, retrying, pending, delivered. */
export type LeadStatus = (typeof leadStatuses)[number];

/** A lead without its values. Times are epoch ms. */
type ListedLead = {
  id: string;
  reference: string;
  form: string;
  locale: Locale;
  status: LeadStatus;
  createdAt: number;
  quarantinedAt: number | null;
  erasedAt: number | null;
};

export type StoredDelivery = {
  id: string;
  channel: Channel;
  /** The first update that it carries; 0: the lead itself. */
  update: number;
  attempts: number;
  nextAt: number | null;
  leaseUntil: number | null;
  lastError: string | null;
  deliveredAt: number | null;
  failedAt: number | null;
};

export type StoredLead = ListedLead & { formVersion: number; consent: string; content: UnsealedValues; updates: readonly LeadUpdate[] };

type ListOptions = {
  status?: LeadStatus;
  /** true: quarantined leads only; false: the others only. */
  isQuarantined?: boolean;
  /** Epoch ms; leads received from then on. */
  since?: number;
  limit?: number;
};

const statusSql = `case
  when erased_at is not null then 'erased' when quarantined_at is not null then 'quarantined'
  when exists (select 1 from delivery d where d.lead_id = lead.id and d.failed_at is not null) then 'dead'
  when exists (select 1 from delivery d where d.lead_id = lead.id and d.delivered_at is null and d.last_error is not null) then 'retrying'
  when exists (select 1 from delivery d where d.lead_id = lead.id and d.delivered_at is null) then 'pending'
  else 'delivered' end`;
const selectLeads = `select * from (select ${leadColumns}, ${statusSql} as status from lead) l`;
const readPageSize = 200;

type StatusRow = LeadRow & { status: LeadStatus };

function toListedLead(row: StatusRow): ListedLead {
  const { id, reference, form, locale, status } = row;
  return { id, reference, form, locale, status, createdAt: row.created_at, quarantinedAt: row.quarantined_at, erasedAt: row.erased_at };
}

function toStoredLead(row: StatusRow, updates: readonly LeadUpdate[], keys: Keyring): StoredLead {
  return { ...toListedLead(row), formVersion: row.form_version, consent: row.consent, content: unsealValues(row, keys), updates };
}

/** Leads without test leads, the newest first. */
export async function listLeads({ status, isQuarantined, since, limit = 100 }: ListOptions = {}, { db }: Store = store()): Promise<ListedLead[]> {
  const conditions: [string, Param[]][] = [["not exists (select 1 from lead t where t.id = l.id and t.status = 'test')", []]];
  if (status) conditions.push(['status = ?', [status]]);
  if (isQuarantined !== undefined) conditions.push([`quarantined_at is ${isQuarantined ? 'not null' : 'null'}`, []]);
  if (since !== undefined) conditions.push(['created_at >= ?', [since]]);
  const where = conditions.map(([sql]) => sql).join(' and ');
  const params = [...conditions.flatMap(([, values]) => values), limit];
  const rows = await db.all<StatusRow>(`${selectLeads} where ${where} order by created_at desc, id desc limit ?`, params);
  return rows.map(toListedLead);
}

/** A lead by its reference, in any spelling, with its deliveries. */
export async function findLead(
  reference: string,
  { db, keys }: Store = store(),
): Promise<{ lead: StoredLead; deliveries: StoredDelivery[] } | undefined> {
  const [row] = await db.all<StatusRow>(`${selectLeads} where reference = ?`, [normalizeReference(reference)]);
  if (!row) return undefined;
  const deliveries = await db.all<StoredDelivery>(
    `select id, channel, update_n as "update", attempts, next_at as "nextAt", lease_until as "leaseUntil", last_error as "lastError",
       delivered_at as "deliveredAt", failed_at as "failedAt" from delivery where lead_id = ? order by update_n, channel`,
    [row.id],
  );
  const updates = await updatesOf(db, [row.id], keys());
  return { lead: toStoredLead(row, updates.get(row.id) ?? [], keys()), deliveries };
}

export async function hasLead(reference: string, { db }: Store = store()): Promise<boolean> {
  const rows = await db.all('select 1 from lead where reference = ? and erased_at is null', [normalizeReference(reference)]);
  return rows.length > 0;
}

/** Every lead since a time (epoch ms), oldest first, read in pages. */
export async function* readAllLeads(since = 0, { db, keys }: Store = store()): AsyncGenerator<StoredLead> {
  let after: Param[] = [since, ''];
  for (;;) {
    const rows = await db.all<StatusRow>(`${selectLeads} where (created_at, id) > (?, ?) order by created_at, id limit ${readPageSize}`, after);
    const ids = rows.map(({ id }) => id);
    const updates = await updatesOf(db, ids, keys());
    for (const row of rows) yield toStoredLead(row, updates.get(row.id) ?? [], keys());
    const last = rows.at(-1);
    if (!last || rows.length < readPageSize) return;
    after = [last.created_at, last.id];
  }
}

type DeliveryState = 'delivered' | 'not sent' | 'dead' | 'sending' | 'quarantined' | 'pending' | 'retrying';

export function deliveryStateOf(delivery: StoredDelivery, now = Date.now()): DeliveryState {
  if (delivery.deliveredAt !== null) return delivery.lastError === null ? 'delivered' : 'not sent';
  if (delivery.failedAt !== null) return 'dead';
  if (delivery.leaseUntil !== null && delivery.leaseUntil > now) return 'sending';
  if (delivery.nextAt === null) return 'quarantined';
  return delivery.lastError === null ? 'pending' : 'retrying';
}

export function allDelivered(deliveries: readonly StoredDelivery[]): boolean {
  return deliveries.every((delivery) => delivery.deliveredAt !== null);
}
