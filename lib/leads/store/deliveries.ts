import 'server-only';
import { findForm } from '#lib/forms/registry.ts';
import { log } from '#lib/log.ts';
import type { Keyring } from '../seal.ts';
import type { Channel, ClaimedDelivery, DeliveryOutcome, FieldValues, LeadFile } from '../model.ts';
import { locks, placeholdersOf, type Queries, storeTime } from './db.ts';
import { filesOf, type UnsealedFile } from './files.ts';
import { leadColumns, leadOf, type LeadRow, repliesOf, unsealValues } from './lead-row.ts';
import { mergeUpdates, updatesForDelivery, updatesOf } from './read-updates.ts';
import { recordDeliveredReply, recordUndeliveredReply } from './reply-outcome.ts';
import { store, type Store } from './store.ts';

type Reports = { reported: Set<string>; waiting: string[]; timer: NodeJS.Timeout | undefined };

declare global {
  var leadsUnreadable: Reports | undefined;
}

const batchMs = 1_000;
const maxReferences = 100;

function report(reports: Reports): void {
  const references = reports.waiting.splice(0);
  reports.timer = undefined;
  log.error(
    { event: 'leads_unreadable', leads: references.length, references: references.slice(0, maxReferences) },
    'leads cannot be decrypted and are not delivered: is their key missing in FIELD_KEY or field.key?',
  );
}

/** Logs leads that cannot be read: each once per process, those found within a second in one line. */
export function reportUnreadable(references: readonly string[]): void {
  const reports = (globalThis.leadsUnreadable ??= { reported: new Set(), waiting: [], timer: undefined });
  const found = references.filter((reference) => !reports.reported.has(reference));
  for (const reference of found) reports.reported.add(reference);
  reports.waiting.push(...found);
  if (found.length > 0) reports.timer ??= setTimeout(report, batchMs, reports).unref();
}

export type ClaimOptions = {
  limit: number;
  /** Epoch ms. */
  now: number;
  leaseMs: number;
  /** Unique to each claim, so that an old attempt cannot end a new one. */
  claimId: string;
};

/** `doubts`: the uncertain attempts. */
type ClaimedRow = { id: string; lead_id: string; update_n: number; attempts: number; doubts: number };

const undelivered = 'delivered_at is null and failed_at is null';
const unreadableWaitMs = 60_000;
const errorLimit = 500;

/** `next_at` becomes the end of the lease, so that a delivery whose worker died is due again. */
function claimDue(tx: Queries, channel: Channel, { limit, now, leaseMs, claimId }: ClaimOptions): Promise<ClaimedRow[]> {
  const end = now + leaseMs;
  return tx.all<ClaimedRow>(
    `with due as (
       select id from delivery where channel = ? and ${undelivered} and next_at <= ? order by next_at limit ?
       ${tx.engine === 'postgres' ? 'for update skip locked' : ''})
     update delivery set attempts = attempts + 1, lease_by = ?, lease_until = ?, next_at = ?
     where id in (select id from due) returning id, lead_id, update_n, attempts, doubts`,
    [channel, now, limit, claimId, end, end],
  );
}

async function postpone(tx: Queries, ids: readonly string[], now: number): Promise<void> {
  await tx.run(
    `update delivery set attempts = attempts - 1, lease_by = null, lease_until = null, next_at = ?, last_error = ? where id in (${placeholdersOf(ids)})`,
    [now + unreadableWaitMs, 'the answers cannot be read with the keys of this instance', ...ids],
  );
}

const withFiles = <T extends object>(item: T, files: readonly LeadFile[]) => (files.length > 0 ? { ...item, files } : item);

type ClaimContext = { channel: Channel; firstValues: FieldValues; files: readonly UnsealedFile[]; keys: Keyring };

/** The updates that a delivery carries, and the values after them; empty for the lead itself. Undefined when no update can be decrypted. */
async function updatesOfClaim(
  tx: Queries,
  { lead_id: leadId, update_n: first }: ClaimedRow,
  { channel, firstValues, files, keys }: ClaimContext,
): Promise<Pick<ClaimedDelivery, 'updates' | 'values'> | undefined> {
  if (first === 0) return {};
  const known = await updatesForDelivery(tx, { leadId, channel, first }, keys);
  const filesOfUpdate = (n: number) => files.filter((file) => file.leadId === leadId && file.update === n);
  const updates = known.filter(({ n }) => n >= first).map((update) => withFiles(update, filesOfUpdate(update.n)));
  return updates.length > 0 ? { updates, values: mergeUpdates(firstValues, known) } : undefined;
}

/** Reads the leads of claimed deliveries. Postpones those that cannot be decrypted, since a key may be added later. */
async function readClaimed(tx: Queries, channel: Channel, claims: readonly ClaimedRow[], keys: Keyring, now: number): Promise<ClaimedDelivery[]> {
  const ids = claims.map((delivery) => delivery.lead_id);
  const replies =
    channel === 'reply'
      ? await repliesOf(
          tx,
          claims.map(({ id }) => id),
          keys,
        )
      : undefined;
  const corrections = replies ? await updatesOf(tx, ids, keys) : undefined;
  const rows = await tx.all<LeadRow>(`select ${leadColumns} from lead where id in (${placeholdersOf(ids)}) order by created_at`, ids);
  const hasUpdate = (id: string) => claims.some(({ lead_id, update_n }) => lead_id === id && update_n > 0);
  const files = await filesOf(
    rows.filter(({ id, form }) => findForm(form)?.files || hasUpdate(id)).map(({ id }) => id),
    { db: tx, keys: () => keys },
  );
  const claimed: ClaimedDelivery[] = [];
  for (const row of rows) {
    const read = unsealValues(row, keys);
    if (read.status !== 'readable') continue;
    const leadFiles = files.filter(({ leadId, update }) => leadId === row.id && update === 0);
    const lead = withFiles(leadOf(row, read.values), leadFiles);
    const ofLead = claims.filter(({ lead_id }) => lead_id === row.id).toSorted((a, b) => a.update_n - b.update_n);
    for (const claim of ofLead) {
      const { id, attempts, doubts } = claim;
      const reply = replies?.get(id);
      // To the address that the visitor corrected, which the desk shows.
      const replyContent = reply && { reply, values: mergeUpdates(read.values, corrections?.get(row.id) ?? []) };
      const content = replies ? replyContent : await updatesOfClaim(tx, claim, { channel, firstValues: read.values, files, keys });
      if (content) claimed.push({ id, channel, earlierAttempts: attempts - 1, uncertainAttempts: doubts, lead, ...content });
    }
  }
  const unreadable = claims.filter(({ id }) => !claimed.some((delivery) => delivery.id === id));
  if (unreadable.length === 0) return claimed;
  await postpone(
    tx,
    unreadable.map(({ id }) => id),
    now,
  );
  reportUnreadable(rows.flatMap(({ id, reference }) => (unreadable.some(({ lead_id }) => lead_id === id) ? reference : [])));
  return claimed;
}

/**
 * Claims due deliveries of a channel, oldest first, for `leaseMs`. A delivery whose lease ends without `finishDelivery` is due again. Those that
 * cannot be decrypted are postponed by a minute. An empty list means that nothing is due.
 */
export async function claimDeliveries(channel: Channel, options: ClaimOptions, { db, keys }: Store = store()): Promise<ClaimedDelivery[]> {
  const keyring = keys();
  const now = await storeTime(db, options.now);
  return db.transaction(async (tx) => {
    for (;;) {
      const claims = await claimDue(tx, channel, { ...options, now });
      if (claims.length === 0) return [];
      const claimed = await readClaimed(tx, channel, claims, keyring, now);
      if (claimed.length > 0) return claimed;
    }
  });
}

type Finished = { channel: Channel; leadId: string; n: number };

/** Records the outcome of an attempt. False when the lease was lost: another claim has taken or finished the delivery. */
export async function finishDelivery(
  id: string,
  claimId: string,
  outcome: DeliveryOutcome,
  localNow: number,
  { db, keys }: Store = store(),
): Promise<boolean> {
  const skewMs = await db.clockSkewMs();
  const now = localNow - skewMs;
  const [delivery] =
    outcome.status === 'retry' ? [] : await db.all<Finished>('select channel, lead_id as "leadId", update_n as n from delivery where id = ?', [id]);
  const reply = delivery?.channel === 'reply' ? { ...delivery, now } : undefined;
  return db.transaction(
    async (tx) => {
      const changed = await tx.run(
        `update delivery set lease_by = null, lease_until = null, next_at = ?, last_error = ?, doubts = doubts + ?, delivered_at = ?, failed_at = ?
           where id = ? and lease_by = ? and ${undelivered}`,
        [
          outcome.status === 'retry' ? outcome.nextAt - skewMs : null,
          (outcome.status === 'delivered' ? outcome.skippedBecause : outcome.error)?.slice(0, errorLimit) ?? null,
          outcome.status === 'retry' && outcome.isUncertain ? 1 : 0,
          outcome.status === 'delivered' ? now : null,
          outcome.status === 'dead' ? now : null,
          id,
          claimId,
        ],
      );
      if (changed === 1 && reply) await (outcome.status === 'dead' ? recordUndeliveredReply : recordDeliveredReply)(tx, reply, keys());
      return changed === 1;
    },
    reply ? { lock: locks.eventChain } : {},
  );
}

/** When the next delivery or lease of a channel is due (epoch ms); null without any. */
export async function nextDueAt(channel: Channel, { db }: Store = store()): Promise<number | null> {
  const [row] = await db.all<{ at: number | null }>(`select min(next_at) as at from delivery where channel = ? and ${undelivered}`, [channel]);
  const at = row?.at ?? null;
  return at === null ? null : at + (await db.clockSkewMs());
}

/** Age of the oldest delivery and number of dead letters, without quarantined and erased leads. */
export async function deliveryHealth(localNow: number, { db }: Store = store()): Promise<{ oldestSeconds: number; deadLetters: number }> {
  const now = await storeTime(db, localNow);
  const [row] = await db.all<{ oldest: number | null; dead: number }>(
    `select (select min(queued_at) from delivery where ${undelivered} and next_at is not null) as oldest,
       (select count(*) from delivery d join lead l on l.id = d.lead_id where d.failed_at is not null and l.erased_at is null) as dead`,
  );
  return { oldestSeconds: Math.max(0, Math.floor((now - (row?.oldest ?? now)) / 1000)), deadLetters: row?.dead ?? 0 };
}
