import 'server-only';
import { type LeadRow, unsealValues } from './lead-row.ts';
import { sealingKeyId } from '../seal.ts';
import { type Store, store } from './store.ts';

export async function probeWrite(now = Date.now(), { db }: Store = store()): Promise<void> {
  await db.transaction((tx) => tx.run('insert into probe (id, at) values (1, ?) on conflict (id) do update set at = excluded.at', [now]));
}

const fewRows = 'limit 5';
const newestLeads = `select answers as sealed from lead where erased_at is null and answers <> '' order by created_at desc ${fewRows}`;
const otherSealed = [`select sealed from lead_file where sealed <> '' ${fewRows}`, `select person as sealed from subscriber ${fewRows}`];

/** Ids of the keys of the newest leads, or without leads those of files and subscribers. Empty when nothing is sealed. */
export async function keysInUse({ db }: Pick<Store, 'db'> = store()): Promise<string[]> {
  const read = async (sql: string) => (await db.all<{ sealed: string }>(sql)).map(({ sealed }) => sealingKeyId(sealed));
  const leads = await read(newestLeads);
  return leads.length > 0 ? leads : (await Promise.all(otherSealed.map(read))).flat();
}

/** Whether the oldest and the newest lead can be decrypted with the keys of this process. True without leads. */
export async function canReadValues({ db, keys }: Store = store()): Promise<boolean> {
  const keyring = keys();
  const ends = ['asc', 'desc'].map((order) =>
    db.all<Pick<LeadRow, 'id' | 'answers' | 'erased_at'>>(
      `select id, answers, erased_at from lead where erased_at is null order by created_at ${order} limit 1`,
    ),
  );
  return (await Promise.all(ends)).flat().every((row) => unsealValues(row, keyring).status === 'readable');
}
