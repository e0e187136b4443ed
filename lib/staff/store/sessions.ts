import 'server-only';
import { randomUUID } from 'node:crypto';
import { placeholdersOf, type Queries, storeTime } from '#lib/leads/store/db.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import { hashToken, newToken } from '../tokens.ts';
import { type StaffMember, personColumns } from './people.ts';

const sessionIdleMs = 12 * 3_600_000;
export const sessionMaxMs = 14 * dayMs;
/** `seen_at` is written at most this often, so that reading pages costs no writes. */
const seenEveryMs = 60_000;

/** A signed-in device. Times are epoch ms. */
export type Session = { id: string; staffId: string; device: string; createdAt: number; seenAt: number };

const columns = 'staff_session.id, staff_id as "staffId", device, staff_session.created_at as "createdAt", seen_at as "seenAt"';
/** A session that has not ended; its parameters are `aliveSince(now)`. */
const aliveSql = 'seen_at > ? and staff_session.created_at > ?';
const aliveSince = (now: number) => [now - sessionIdleMs, now - sessionMaxMs];

/** Begins a session under a new token, which is returned; only its hash is stored. Deletes sessions that have ended. */
async function insertSession(tx: Queries, staffId: string, device: string, now: number): Promise<string> {
  const { token, hash } = newToken();
  await tx.run(`delete from staff_session where not (${aliveSql})`, aliveSince(now));
  await tx.run('insert into staff_session (id, token_hash, staff_id, device, created_at, seen_at) values (?, ?, ?, ?, ?, ?)', [
    randomUUID(),
    hash,
    staffId,
    device,
    now,
    now,
  ]);
  return token;
}

/** Begins a session of a person and returns its token. */
export async function createSession(staffId: string, device: string, localNow = Date.now(), { db }: Store = store()): Promise<string> {
  const now = await storeTime(db, localNow);
  return db.transaction((tx) => insertSession(tx, staffId, device, now));
}

/**
 * Uses a link up and begins the session of its person, both or neither: a server that ends in between leaves the link usable. Of two concurrent calls
 * one gets a session.
 */
export async function createSessionByLink(
  linkHash: string,
  device: string,
  localNow = Date.now(),
  { db }: Store = store(),
): Promise<{ staffId: string; token: string } | undefined> {
  const now = await storeTime(db, localNow);
  return db.transaction(async (tx) => {
    const [link] = await tx.all<{ staffId: string }>(
      `delete from staff_link where token_hash = ? and expires_at >= ? and staff_id in (select id from staff where disabled_at is null)
         returning staff_id as "staffId"`,
      [linkHash, now],
    );
    return link && { staffId: link.staffId, token: await insertSession(tx, link.staffId, device, now) };
  });
}

/** The session of a token and its person. Undefined when it has ended, was revoked, or the person is disabled. */
export async function findSession(
  token: string,
  localNow = Date.now(),
  { db }: Store = store(),
): Promise<{ session: Session; person: StaffMember } | undefined> {
  const now = await storeTime(db, localNow);
  const hash = hashToken(token);
  const [session] = await db.all<Session>(`select ${columns} from staff_session where token_hash = ? and ${aliveSql}`, [hash, ...aliveSince(now)]);
  if (!session) return undefined;
  const [person] = await db.all<StaffMember>(`select ${personColumns} from staff where id = ? and disabled_at is null`, [session.staffId]);
  if (!person) return undefined;
  if (now - session.seenAt > seenEveryMs)
    await db.transaction((tx) => tx.run('update staff_session set seen_at = ? where id = ?', [now, session.id]));
  return { session, person };
}

/** Which of these sessions are open still, and of an enabled person. */
export async function openSessions(ids: readonly string[], localNow = Date.now(), { db }: Store = store()): Promise<Set<string>> {
  const now = await storeTime(db, localNow);
  const rows = await db.all<{ id: string }>(
    `select staff_session.id from staff_session join staff on staff.id = staff_id
       where staff_session.id in (${placeholdersOf(ids)}) and disabled_at is null and ${aliveSql}`,
    [...ids, ...aliveSince(now)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The sessions of a person, the last used first. */
export async function listSessions(staffId: string, localNow = Date.now(), { db }: Store = store()): Promise<Session[]> {
  const now = await storeTime(db, localNow);
  return db.all<Session>(`select ${columns} from staff_session where staff_id = ? and ${aliveSql} order by seen_at desc`, [
    staffId,
    ...aliveSince(now),
  ]);
}

/** Ends one session of a person. */
export async function endSession(id: string, staffId: string, { db }: Store = store()): Promise<void> {
  await db.transaction((tx) => tx.run('delete from staff_session where id = ? and staff_id = ?', [id, staffId]));
}

/** Ends every session of a person but `keptId`. */
export async function endSessions(staffId: string, keptId = '', { db }: Store = store()): Promise<void> {
  await db.transaction((tx) => tx.run('delete from staff_session where staff_id = ? and id <> ?', [staffId, keptId]));
}
