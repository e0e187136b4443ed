import 'server-only';
import type { Keyring } from '../seal.ts';
import type { Queries } from './db.ts';
import { appendEvents, eventsOf, type LeadEvent } from './events.ts';

type Work = { status: string; first_reply_at: number | null; waiting: string | null; waiting_at: number | null; version: number };
type Contact = { seq: number; at: number };
type LeadReplies = {
  /** The event of a reply by its number in `lead_mail`, from 1. */
  eventOf: (n: number) => Contact | undefined;
  /** Contacts that reached the visitor or still may: those recorded and not undone, and replies that were not given up. */
  contacts: readonly Contact[];
  lastFailed: number;
};

export type ReplyOutcome = { leadId: string; n: number; now: number };

/** A link for papers that staff pass on themselves has an event without a subject, and no mail. */
const isMailed = ({ kind, detail }: LeadEvent): boolean =>
  kind === 'reply' || (kind === 'document-asked' && (detail === undefined || detail.subject !== undefined));

async function repliesOfLead(tx: Queries, leadId: string, keys: Keyring): Promise<LeadReplies> {
  const events = await eventsOf(tx, leadId, keys);
  const undone = new Set(events.flatMap(({ kind, detail }) => (kind === 'undone' ? [detail?.event] : [])));
  const failed = await tx.all<{ n: number }>(`select update_n as n from delivery where lead_id = ? and channel = 'reply' and failed_at is not null`, [
    leadId,
  ]);
  const mailed = events.filter(isMailed);
  const reached = mailed.filter((_, index) => !failed.some(({ n }) => n === index + 1));
  return {
    eventOf: (n) => mailed[n - 1],
    contacts: [...reached, ...events.filter(({ kind, seq }) => kind === 'called' && !undone.has(seq))],
    lastFailed: Math.max(0, ...failed.map(({ n }) => n)),
  };
}

async function readLocked(tx: Queries, leadId: string): Promise<Work | undefined> {
  const lock = tx.engine === 'postgres' ? ' for update' : '';
  const [work] = await tx.all<Work>(
    `select status, first_reply_at, waiting, waiting_at, version from lead where id = ? and erased_at is null${lock}`,
    [leadId],
  );
  return work;
}

async function write(tx: Queries, leadId: string, { first_reply_at, waiting, waiting_at, version }: Work): Promise<void> {
  await tx.run('update lead set first_reply_at = ?, waiting = ?, waiting_at = ?, version = ? where id = ?', [
    first_reply_at,
    waiting,
    waiting_at,
    version + 1,
    leadId,
  ]);
}

/**
 * Records that a reply was given up. The lead then waits for staff again, and the reply clock runs again when this was the first reply, unless another
 * reply or contact came later. The transaction holds the lock `eventChain` and has ended the delivery.
 */
export async function recordUndeliveredReply(tx: Queries, { leadId, n, now }: ReplyOutcome, keys: Keyring): Promise<void> {
  const work = await readLocked(tx, leadId);
  if (!work) return;
  const { eventOf, contacts } = await repliesOfLead(tx, leadId, keys);
  const reply = eventOf(n);
  const isLast = !contacts.some(({ seq }) => seq > (reply?.seq ?? 0));
  const waits = isLast && work.status !== 'spam' && (work.waiting === null || work.waiting === 'new');
  const wasFirst = reply !== undefined && work.first_reply_at === reply.at;
  await write(tx, leadId, {
    ...work,
    first_reply_at: wasFirst ? contacts.reduce<number | null>((first, { at }) => Math.min(first ?? at, at), null) : work.first_reply_at,
    ...(waits ? { waiting: 'undelivered', waiting_at: work.waiting_at ?? now } : {}),
  });
  await appendEvents(tx, [{ leadId, staffId: null, kind: 'undelivered', detail: { version: work.version + 1 } }], now, keys);
}

/** Ends the waiting for a reply that was given up and then sent after all. What the visitor sent after it still waits. */
export async function recordDeliveredReply(tx: Queries, { leadId, n, now }: ReplyOutcome, keys: Keyring): Promise<void> {
  const work = await readLocked(tx, leadId);
  if (work?.waiting !== 'undelivered') return;
  const { eventOf, lastFailed } = await repliesOfLead(tx, leadId, keys);
  if (lastFailed > n) return;
  const [later] = await tx.all<{ at: number | null }>('select min(created_at) as at from lead_update where lead_id = ? and created_at > ?', [
    leadId,
    eventOf(n)?.at ?? now,
  ]);
  const at = later?.at ?? null;
  await write(tx, leadId, { ...work, first_reply_at: work.first_reply_at ?? now, waiting: at === null ? null : 'wrote', waiting_at: at });
}
