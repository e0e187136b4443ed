import 'server-only';
import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '#lib/forms/normalize-email.ts';
import { locks, type Queries } from '#lib/leads/store/db.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Role } from '../roles.ts';

/** A member of the staff. `email` is in lower case; times are epoch ms. */
export type StaffMember = {
  id: string;
  email: string;
  name: string;
  role: Role;
  locale: Locale;
  /** The signature of the person's replies; empty: the name. */
  signature: string;
  createdAt: number;
  disabledAt: number | null;
};

export const personColumns = 'staff.id, email, name, role, locale, signature, staff.created_at as "createdAt", disabled_at as "disabledAt"';

export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text);
}

async function find(db: Pick<Queries, 'all'>, column: 'id' | 'email', value: string): Promise<StaffMember | undefined> {
  const [person] = await db.all<StaffMember>(`select ${personColumns} from staff where ${column} = ?`, [value]);
  return person;
}

export function findPerson(id: string, { db }: Store = store()): Promise<StaffMember | undefined> {
  return find(db, 'id', id);
}

export function findPersonByEmail(email: string, { db }: Store = store()): Promise<StaffMember | undefined> {
  return find(db, 'email', normalizeEmail(email));
}

/** Everyone, by name. */
export function listPeople({ db }: Store = store()): Promise<StaffMember[]> {
  return db.all<StaffMember>(`select ${personColumns} from staff order by lower(name), email`);
}

export type Invitation = { email: string; name: string; role: Role; locale: Locale };

/** Adds a person, or enables one of that address again and sets name and role. The last owner stays an owner. */
export function invitePerson({ email, name, role, locale }: Invitation, now = Date.now(), { db }: Store = store()): Promise<StaffMember> {
  return db.transaction(
    async (tx) => {
      const known = await find(tx, 'email', normalizeEmail(email));
      const newRole = known && (await isLastOwner(tx, known.id)) ? 'owner' : role;
      await tx.run(
        `insert into staff (id, email, name, role, locale, created_at) values (?, ?, ?, ?, ?, ?)
           on conflict (email) do update set role = excluded.role, disabled_at = null,
           name = case when excluded.name = '' then staff.name else excluded.name end`,
        [randomUUID(), normalizeEmail(email), name, newRole, locale, now],
      );
      const person = await find(tx, 'email', normalizeEmail(email));
      if (!person) throw new Error('the invited person was not stored');
      return person;
    },
    { lock: locks.staff },
  );
}

/** `last-owner`: nothing was changed, because no enabled owner would be left. */
export type PersonChange = 'changed' | 'unknown' | 'last-owner';

async function isLastOwner(tx: Queries, id: string): Promise<boolean> {
  const owners = await tx.all<{ id: string }>("select id from staff where role = 'owner' and disabled_at is null");
  return owners.length === 1 && owners[0]?.id === id;
}

export function setRole(id: string, role: Role, { db }: Store = store()): Promise<PersonChange> {
  return db.transaction(
    async (tx) => {
      if (role !== 'owner' && (await isLastOwner(tx, id))) return 'last-owner';
      return (await tx.run('update staff set role = ? where id = ?', [role, id])) === 1 ? 'changed' : 'unknown';
    },
    { lock: locks.staff },
  );
}

/** Disables a person and ends every session and link. Passkeys are kept for a later invitation. */
export function disablePerson(id: string, now = Date.now(), { db }: Store = store()): Promise<PersonChange> {
  return db.transaction(
    async (tx) => {
      if (await isLastOwner(tx, id)) return 'last-owner';
      const changed = await tx.run('update staff set disabled_at = coalesce(disabled_at, ?) where id = ?', [now, id]);
      await tx.run('delete from staff_session where staff_id = ?', [id]);
      await tx.run('delete from staff_link where staff_id = ?', [id]);
      return changed === 1 ? 'changed' : 'unknown';
    },
    { lock: locks.staff },
  );
}

/** Sets the properties that a person may edit. */
export async function setProfile(
  id: string,
  { name, locale, signature }: Pick<StaffMember, 'name' | 'locale' | 'signature'>,
  { db }: Store = store(),
): Promise<void> {
  await db.transaction((tx) => tx.run('update staff set name = ?, locale = ?, signature = ? where id = ?', [name, locale, signature, id]));
}
