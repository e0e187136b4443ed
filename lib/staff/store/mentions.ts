import 'server-only';
import { type Queries, storeTime } from '#lib/leads/store/db.ts';
import { appendEvents } from '#lib/leads/store/events.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import { dayMs, minuteMs } from '#lib/site/wall-clock.ts';
import { findMentions } from '../mentions.ts';
import { withLockedLead } from './lead-work.ts';
import { listPeople } from './people.ts';

type Note = { reference: string; staffId: string; text: string };

async function insertMentions(tx: Queries, event: number, leadId: string, staffIds: readonly string[], now: number): Promise<void> {
  for (const staffId of staffIds)
    await tx.run('insert into lead_mention (event_seq, staff_id, lead_id, at) values (?, ?, ?, ?)', [event, staffId, leadId, now]);
}

/** Appends a note and whom it mentions, in one transaction. False when the lead does not exist or was erased. */
export async function addNote({ reference, staffId, text }: Note, localNow = Date.now(), leadStore: Store = store()): Promise<boolean> {
  const people = (await listPeople(leadStore)).filter(({ disabledAt }) => disabledAt === null);
  const mentioned = findMentions(text, people).filter((id) => id !== staffId);
  const { status } = await withLockedLead(reference, localNow, leadStore, async (tx, work, now) => {
    const [event = 0] = await appendEvents(tx, [{ leadId: work.id, staffId, kind: 'note', detail: { text } }], now, leadStore.keys());
    await insertMentions(tx, event, work.id, mentioned, now);
    return { status: 'unchanged', work };
  });
  return status !== 'unknown';
}

/** Marks the mentions of a person on a lead as seen. */
export async function markMentionsSeen(leadId: string, staffId: string, localNow = Date.now(), { db }: Store = store()): Promise<void> {
  const unseen = await db.all('select 1 from lead_mention where lead_id = ? and staff_id = ? and seen_at is null', [leadId, staffId]);
  if (unseen.length === 0) return;
  const now = await storeTime(db, localNow);
  await db.transaction((tx) =>
    tx.run('update lead_mention set seen_at = ? where lead_id = ? and staff_id = ? and seen_at is null', [now, leadId, staffId]),
  );
}

export type Mention = { event: number; staffId: string; reference: string };

const maxPerCheck = 50;

/** Older mentions are not mailed. */
const mailedWithinMs = dayMs;

/** Mentions that were neither mailed nor seen. After each failure the pause before the next try is two minutes longer. */
export function unmailedMentions(now: number, { db }: Store = store()): Promise<Mention[]> {
  return db.all<Mention>(
    `select event_seq as event, staff_id as "staffId", reference from lead_mention join lead on lead.id = lead_id
       where mailed_at is null and seen_at is null and at > ? and at + tries * (tries - 1) * ${minuteMs} <= ? order by at limit ${maxPerCheck}`,
    [now - mailedWithinMs, now],
  );
}

/** Claims the mail of a mention before it is sent. False when another instance has claimed it. */
export async function claimMentionMail({ event, staffId }: Mention, now: number, { db }: Store = store()): Promise<boolean> {
  const taken = await db.transaction((tx) =>
    tx.run('update lead_mention set mailed_at = ?, tries = tries + 1 where event_seq = ? and staff_id = ? and mailed_at is null', [
      now,
      event,
      staffId,
    ]),
  );
  return taken === 1;
}

/** Releases the claim after a failed mail. */
export async function releaseMentionMail({ event, staffId }: Mention, { db }: Store = store()): Promise<void> {
  await db.transaction((tx) => tx.run('update lead_mention set mailed_at = null where event_seq = ? and staff_id = ?', [event, staffId]));
}
