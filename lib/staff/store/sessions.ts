import 'server-only';
import { randomUUID } from 'node:crypto';
import { storeTime } from '#lib/leads/store/clock.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import { hashToken, newToken } from '../tokens.ts';
import { type Person, personColumns } from './people.ts';

const sessionIdleMs = 12 * 3_600_000;
export const sessionMaxMs = 14 * 86_400_000;
/** `seen_at` is written at most this often, so that reading pages costs no writes. */
const seenEveryMs = 60_000;

/** A signed-in device. Times are epoch ms. */
export type Session = { id: string; staffId: string; device: string; createdAt: number; seenAt: number };

const columns = 'staff_session.id, staff_id as "staffId", device, staff_session.created_at as "createdAt", seen_at as "seenAt"';
const isAlive = 'seen_at > ? and staff_session.created_at > ?';

/** Begins a session under a new token, which is returned; only its hash is stored. Deletes sessions that have ended. */
export async function createSession(staffId: string, device: string, localNow = Date.now(), { db }: Store = store()): Promise<string> {
  const now = await storeTime(db, localNow);
  const { token, hash } = newToken();
  await db.transaction(async (tx) => {
    await tx.run(`delete from staff_session where not (${isAlive})`, [now - sessionIdleMs, now - sessionMaxMs]);
    await tx.run('insert into staff_session (id, token_hash, staff_id, device, created_at, seen_at) values (?, ?, ?, ?, ?, ?)', [
      ...[randomUUID(), hash, staffId, device],
      ...[now, now],
    ]);
  });
  return token;
}

/** The session of a token and its person. Undefined when it has ended, was revoked, or the person is disabled. */
export async function findSession(
  token: string,
  localNow = Date.now(),
  { db }: Store = store(),
): Promise<{ session: Session; person: Person } | undefined> {
  const now = await storeTime(db, localNow);
  const hash = hashToken(token);
  const [session] = await db.all<Session>(`select ${columns} from staff_session where token_hash = ? and ${isAlive}`, [
    ...[hash, now - sessionIdleMs],
    now - sessionMaxMs,
  ]);
  if (!session) return undefined;
  const [person] = await db.all<Person>(`select ${personColumns} from staff where id = ? and disabled_at is null`, [session.staffId]);
  if (!person) return undefined;
  if (now - session.seenAt > seenEveryMs)
    await db.transaction((tx) => tx.run('update staff_session set seen_at = ? where id = ?', [now, session.id]));
  return { session, person };
}

/** The sessions of a person, the last used first. */
export async function listSessions(staffId: string, localNow = Date.now(), { db }: Store = store()): Promise<Session[]> {
  const now = await storeTime(db, localNow);
  return db.all<Session>(`select ${columns} from staff_session where staff_id = ? and ${isAlive} order by seen_at desc`, [
    ...[staffId, now - sessionIdleMs],
    now - sessionMaxMs,
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
