import 'server-only';
import { normalizeReference } from '../reference.ts';
import { type Store, store } from './store.ts';

export async function hasLead(reference: string, { db }: Store = store()): Promise<boolean> {
  const rows = await db.all('select 1 from lead where reference = ? and erased_at is null', [normalizeReference(reference)]);
  return rows.length > 0;
}
