import 'server-only';
import type { Reply } from '#lib/leads/model.ts';
import { storeTime } from '#lib/leads/store/clock.ts';
import { locks } from '#lib/leads/store/locks.ts';
import { insertReply } from '#lib/leads/store/replies.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import { afterReply, readWork, type WorkResult, writeWork } from './lead-work.ts';

/** Stores a reply to a lead with its delivery and its event, in one transaction. A post that is repeated with the same `id` stores nothing. */
export async function sendReply(
  { reference, staffId, id, reply }: { reference: string; staffId: string; id: string; reply: Reply },
  localNow = Date.now(),
  leadStore: Store = store(),
): Promise<WorkResult> {
  const now = await storeTime(leadStore.db, localNow);
  return leadStore.db.transaction<WorkResult>(
    async (tx) => {
      const work = await readWork(tx, reference, true);
      if (!work) return { status: 'unknown' };
      if (!(await insertReply(tx, { id, leadId: work.id, reply }, now, leadStore.keys()))) return { status: 'unchanged', work };
      const kind = reply.link ? 'document-asked' : 'reply';
      const change = { staffId, kind, detail: { subject: reply.subject, text: reply.text } } as const;
      return writeWork(tx, work, afterReply(work, staffId, now), change, now, leadStore);
    },
    { lock: locks.eventChain },
  );
}
