import 'server-only';
import { createHash } from 'node:crypto';
import { type Keyring, seal, unseal } from '../seal.ts';
import { type ChainEnd, type ChainLink, genesis } from './chain.ts';
import type { Queries } from './db.ts';

/**
 * What staff did with a lead; its timeline and the audit trail. `called`: a contact by any method; `attempt`: one that did not reach the visitor;
 * `document-asked`: papers were asked for; `undelivered`: a reply was given up. The stored names stay.
 */
export type EventKind =
  | ('status' | 'assigned' | 'note' | 'called' | 'attempt' | 'reply' | 'document-asked' | 'undelivered')
  | ('revealed' | 'exported' | 'released' | 'undone' | 'erased');

/** `detail` is stored sealed; an erased lead's is empty. `staffId` is null for the command line. */
type NewEvent = { leadId: string; staffId: string | null; kind: EventKind; detail: Readonly<Record<string, unknown>> };
/** A stored event. `at` is epoch ms; `detail` is undefined when erased or unreadable. */
export type LeadEvent = Omit<NewEvent, 'detail'> & { seq: number; at: number; detail: Readonly<Record<string, unknown>> | undefined };

export type EventRow = ChainLink & {
  lead_id: string;
  at: number;
  staff_id: string | null;
  kind: EventKind;
  detail: string;
  detail_hash: string;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function linkHash({ previous_hash, seq, lead_id, at, staff_id, kind, detail_hash }: Omit<EventRow, 'hash' | 'detail'>): string {
  return sha256([previous_hash, seq, lead_id, at, staff_id ?? '', kind, detail_hash].join('\n'));
}

/** Whether a row is as it was appended; the detail of an erased lead may be empty. */
export function isIntactEvent(row: EventRow): boolean {
  return linkHash(row) === row.hash && (row.detail === '' || sha256(row.detail) === row.detail_hash);
}

const recordOf = (leadId: string): string => `event\n${leadId}`;

/** Appends events to the chain and returns their numbers. The transaction holds the lock `eventChain`. */
export async function appendEvents(tx: Queries, events: readonly NewEvent[], at: number, keys: Keyring): Promise<number[]> {
  const [last] = await tx.all<ChainEnd>('select seq, hash from lead_event order by seq desc limit 1');
  let end = last ?? { seq: 0, hash: genesis };
  const appended: number[] = [];
  for (const { leadId, staffId, kind, detail } of events) {
    const sealed = seal(JSON.stringify(detail), recordOf(leadId), keys);
    const row = { seq: end.seq + 1, lead_id: leadId, at, staff_id: staffId, kind, detail_hash: sha256(sealed), previous_hash: end.hash };
    end = { seq: row.seq, hash: linkHash(row) };
    await tx.run(
      'insert into lead_event (seq, lead_id, at, staff_id, kind, detail, detail_hash, previous_hash, hash) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      [row.seq, leadId, at, staffId, kind, sealed, row.detail_hash, row.previous_hash, end.hash],
    );
    appended.push(row.seq);
  }
  return appended;
}

export function toEvent({ seq, lead_id: leadId, at, staff_id: staffId, kind, detail }: EventRow, keys: Keyring): LeadEvent {
  const unsealed = unseal(detail, recordOf(leadId), keys);
  return { seq, leadId, at, staffId, kind, detail: unsealed.status === 'decrypted' ? JSON.parse(unsealed.text) : undefined };
}

/** The events of a lead, oldest first. */
export async function eventsOf(db: Pick<Queries, 'all'>, leadId: string, keys: Keyring): Promise<LeadEvent[]> {
  const rows = await db.all<EventRow>('select * from lead_event where lead_id = ? order by seq', [leadId]);
  return rows.map((row) => toEvent(row, keys));
}
