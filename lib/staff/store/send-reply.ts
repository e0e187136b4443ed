import 'server-only';
import type { Reply } from '#lib/leads/model.ts';
import { storeReply } from '#lib/leads/store/lead-row.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import { afterReply, type WorkResult, withLockedLead, writeWork } from './lead-work.ts';

/** Stores a reply to a lead with its delivery and its event, in one transaction. A post that is repeated with the same `id` stores nothing. */
export function sendReply(
  { reference, staffId, seenUpdates, id, reply }: { reference: string; staffId: string; seenUpdates?: number | undefined; id: string; reply: Reply },
  localNow = Date.now(),
  leadStore: Store = store(),
): Promise<WorkResult> {
  return withLockedLead(reference, localNow, leadStore, async (tx, work, now) => {
    if (!(await storeReply(tx, { id, leadId: work.id, reply }, now, leadStore.keys()))) return { status: 'unchanged', work };
    const kind = reply.link ? 'document-asked' : 'reply';
    const change = { staffId, kind, detail: { subject: reply.subject, text: reply.text } } as const;
    return writeWork(tx, work, await afterReply(tx, work, { staffId, seenUpdates }, now), change, now, leadStore);
  });
}
