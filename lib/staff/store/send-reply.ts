import 'server-only';
import { createHash } from 'node:crypto';
import type { Reply } from '#lib/leads/model.ts';
import { storeReply } from '#lib/leads/store/lead-row.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import { afterReply, type WorkResult, withLockedLead, writeWork } from './lead-work.ts';

/** The id of the mail of a post: the same for a repeated post, another when its text was changed after it had been sent. Each post has a new link. */
function mailId(id: string, { subject, text, link }: Reply): string {
  const content = JSON.stringify([id, subject, text, link !== undefined]);
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** Stores a reply to a lead with its delivery and its event, in one transaction. A post that is repeated with the same `id` and text stores nothing. */
export function sendReply(
  { reference, staffId, seenUpdates, id, reply }: { reference: string; staffId: string; seenUpdates?: number | undefined; id: string; reply: Reply },
  localNow = Date.now(),
  leadStore: Store = store(),
): Promise<WorkResult> {
  return withLockedLead(reference, localNow, leadStore, async (tx, work, now) => {
    const mail = { id: mailId(id, reply), leadId: work.id, reply };
    if (!(await storeReply(tx, mail, now, leadStore.keys()))) return { status: 'unchanged', work };
    const kind = reply.link ? 'document-asked' : 'reply';
    const change = { staffId, kind, detail: { subject: reply.subject, text: reply.text } } as const;
    return writeWork(tx, work, await afterReply(tx, work, { staffId, seenUpdates }, now), change, now, leadStore);
  });
}
