import 'server-only';
import { storeTime } from '#lib/leads/store/db.ts';
import { type Store, store } from '#lib/leads/store/store.ts';

/** A passkey. `publicKey` is base64url; times are epoch ms. */
export type Passkey = {
  id: string;
  staffId: string;
  publicKey: string;
  counter: number;
  transports: string;
  name: string;
  createdAt: number;
  usedAt: number | null;
};

const columns = 'id, staff_id as "staffId", public_key as "publicKey", counter, transports, name, created_at as "createdAt", used_at as "usedAt"';
const challengeMs = 5 * 60_000;

/** Stores the challenge of a registration (`staffId`) or of a sign-in (null) for five minutes. */
export async function addChallenge(challenge: string, staffId: string | null, localNow = Date.now(), { db }: Store = store()): Promise<void> {
  const now = await storeTime(db, localNow);
  await db.transaction(async (tx) => {
    await tx.run('delete from staff_challenge where expires_at < ?', [now]);
    await tx.run('insert into staff_challenge (challenge, staff_id, expires_at) values (?, ?, ?)', [challenge, staffId, now + challengeMs]);
  });
}

/** Uses a challenge up. False when it was used, has expired, or was created for another person. */
export async function spendChallenge(challenge: string, staffId: string | null, localNow = Date.now(), { db }: Store = store()): Promise<boolean> {
  const now = await storeTime(db, localNow);
  const owner = staffId === null ? 'staff_id is null' : 'staff_id = ?';
  const spent = await db.transaction((tx) =>
    tx.run(`delete from staff_challenge where challenge = ? and expires_at >= ? and ${owner}`, [
      challenge,
      now,
      ...(staffId === null ? [] : [staffId]),
    ]),
  );
  return spent === 1;
}

export function passkeysOf(staffId: string, { db }: Store = store()): Promise<Passkey[]> {
  return db.all<Passkey>(`select ${columns} from passkey where staff_id = ? order by created_at`, [staffId]);
}

export async function findPasskey(id: string, { db }: Store = store()): Promise<Passkey | undefined> {
  const [passkey] = await db.all<Passkey>(`select ${columns} from passkey where id = ?`, [id]);
  return passkey;
}

export async function addPasskey({ id, staffId, publicKey, counter, transports, name, createdAt }: Passkey, { db }: Store = store()): Promise<void> {
  await db.transaction((tx) =>
    tx.run('insert into passkey (id, staff_id, public_key, counter, transports, name, created_at) values (?, ?, ?, ?, ?, ?, ?)', [
      id,
      staffId,
      publicKey,
      counter,
      transports,
      name,
      createdAt,
    ]),
  );
}

export async function recordPasskeyUse(id: string, counter: number, now = Date.now(), { db }: Store = store()): Promise<void> {
  await db.transaction((tx) => tx.run('update passkey set counter = ?, used_at = ? where id = ?', [counter, now, id]));
}

export async function deletePasskey(id: string, staffId: string, { db }: Store = store()): Promise<void> {
  await db.transaction((tx) => tx.run('delete from passkey where id = ? and staff_id = ?', [id, staffId]));
}
