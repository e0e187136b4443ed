import 'server-only';
import { storeTime } from '#lib/leads/store/db.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import { dayMs, minuteMs } from '#lib/site/wall-clock.ts';
import { newToken } from '../tokens.ts';

/** How long a mailed link is valid, and one that an owner or the command created. */
export const mailedLinkMs = 15 * minuteMs;
export const invitationMs = 3 * dayMs;

/** Creates a link that signs a person in once. Returns its token. */
export async function createSignInLink(staffId: string, validMs: number, localNow = Date.now(), { db }: Store = store()): Promise<string> {
  const now = await storeTime(db, localNow);
  const { token, hash } = newToken();
  await db.transaction(async (tx) => {
    await tx.run('delete from staff_link where expires_at < ?', [now]);
    await tx.run('insert into staff_link (token_hash, staff_id, created_at, expires_at) values (?, ?, ?, ?)', [hash, staffId, now, now + validMs]);
  });
  return token;
}

/** The id of the person whom a link signs in; undefined for a used, expired or unknown link. */
export async function personOfLink(tokenHash: string, localNow = Date.now(), { db }: Store = store()): Promise<string | undefined> {
  const now = await storeTime(db, localNow);
  const [row] = await db.all<{ id: string }>(
    `select staff.id from staff_link join staff on staff.id = staff_id
      where token_hash = ? and expires_at >= ? and disabled_at is null`,
    [tokenHash, now],
  );
  return row?.id;
}
