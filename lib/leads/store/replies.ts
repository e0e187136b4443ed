import 'server-only';
import type { Keyring } from '../keyring.ts';
import type { Reply } from '../model.ts';
import { seal, unseal } from '../seal.ts';
import { placeholdersOf, type Queries } from './db.ts';

/** The replies of deliveries by delivery id, without those that cannot be decrypted. */
export async function repliesOf(tx: Pick<Queries, 'all'>, deliveryIds: readonly string[], keys: Keyring): Promise<Map<string, Reply>> {
  const rows = await tx.all<{ id: string; sealed: string }>(
    `select id, sealed from lead_mail where id in (${placeholdersOf(deliveryIds)})`,
    deliveryIds,
  );
  return new Map(
    rows.flatMap(({ id, sealed }) => {
      const opened = unseal(sealed, id, keys);
      return opened.status === 'decrypted' ? [[id, JSON.parse(opened.text)]] : [];
    }),
  );
}

/** Stores a reply with its delivery. `id` is a UUID, the same for a repeated post, which stores nothing and returns false. */
export async function insertReply(
  tx: Queries,
  { id, leadId, reply }: { id: string; leadId: string; reply: Reply },
  now: number,
  keys: Keyring,
): Promise<boolean> {
  const inserted = await tx.run(
    `insert into lead_mail (id, lead_id, n, sealed)
       select ?, ?, coalesce(max(n), 0) + 1, ? from lead_mail where lead_id = ? on conflict do nothing`,
    [id, leadId, seal(JSON.stringify(reply), id, keys), leadId],
  );
  if (inserted === 0) return false;
  await tx.run(
    `insert into delivery (id, lead_id, channel, update_n, attempts, queued_at, next_at)
       select id, lead_id, 'reply', n, 0, ?, ? from lead_mail where id = ?`,
    [now, now, id],
  );
  return true;
}
