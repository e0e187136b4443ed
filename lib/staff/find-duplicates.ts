import 'server-only';
import { placeholdersOf } from '#lib/leads/store/db.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import { contactKeys, type ContactKind } from './contact-keys.ts';
import type { WorkedLead } from './find-worked-lead.ts';
import { leadSearch } from './search.ts';

export type Duplicate = { reference: string; createdAt: number; form: string; by: ContactKind };

const maxDuplicates = 20;

/** Other leads with the same phone number, e-mail address or VIN, the newest first. */
export async function findDuplicates({ lead, values }: WorkedLead, { db }: Store = store()): Promise<Duplicate[]> {
  const shared = await leadSearch().sharing(contactKeys(values));
  shared.delete(lead.id);
  const ids = [...shared.keys()].slice(-maxDuplicates);
  if (ids.length === 0) return [];
  const rows = await db.all<{ id: string; reference: string; form: string; createdAt: number }>(
    `select id, reference, form, created_at as "createdAt" from lead where erased_at is null and id in (${placeholdersOf(ids)}) order by created_at desc`,
    ids,
  );
  return rows.map(({ id, ...row }) => ({ ...row, by: shared.get(id) ?? 'phone' }));
}
