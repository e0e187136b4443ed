import { randomBytes } from 'node:crypto';
import { readKeyring } from '#lib/leads/seal.ts';
import { prepareStore } from '#lib/leads/prepare-store.ts';
import { type Param, valuesOf } from '#lib/leads/store/db.ts';
import { closeStore, createStore, type Store } from '#lib/leads/store/store.ts';
import { createSignInLink, invitationMs } from '#lib/staff/store/links.ts';
import { fillStore } from '../../scripts/demo/fill-store.ts';

type Row = Readonly<Record<string, Param>>;
const fieldKey = randomBytes(32);
const fieldKeys = [fieldKey];
/** Each table after those that it refers to. */
const tables = ['staff', 'lead', 'lead_update', 'lead_event', 'consent_log'];
const rowsPerInsert = 500;

/** The settings of a site whose store this module has filled. */
export const storeSettings = (dataDir: string, databaseUrl?: string) => ({
  ...{ DATA_DIR: dataDir, FIELD_KEY: fieldKey.toString('base64') },
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});

async function withStore<T>(dataDir: string, databaseUrl: string | undefined, work: (store: Store) => Promise<T>): Promise<T> {
  const ring = readKeyring({ fieldKeys, dataDir });
  const store = createStore({ dataDir, keys: () => ring, ...(databaseUrl ? { databaseUrl } : {}) });
  try {
    await prepareStore(store, { dataDir, databaseUrl, fieldKeys });
    return await work(store);
  } finally {
    await closeStore(store);
  }
}

export async function fillSqlite(dataDir: string, leads: number): Promise<void> {
  await withStore(dataDir, undefined, (store) => fillStore(store, { leads }));
}

/** Copies the filled SQLite store of a folder: filling PostgreSQL event by event would take minutes. */
export function copyToPostgres(dataDir: string, databaseUrl: string): Promise<void> {
  return withStore(dataDir, undefined, (from) =>
    withStore(dataDir, databaseUrl, async (to) => {
      for (const table of tables) {
        const rows = await from.db.all<Row>(`select * from ${table}`);
        const columns = Object.keys(rows[0] ?? {});
        for (let first = 0; first < rows.length; first += rowsPerInsert) {
          const values = rows.slice(first, first + rowsPerInsert).map((row) => columns.map((column) => row[column] ?? null));
          const { placeholders, params } = valuesOf(values);
          await to.db.transaction((tx) => tx.run(`insert into ${table} (${columns.join(', ')}) values ${placeholders}`, params));
        }
      }
      // The server would do so by itself within a minute.
      await to.db.all('vacuum analyze');
    }),
  );
}

/** The path of a link that signs in the owner of a filled store. */
export function ownerLink(dataDir: string, databaseUrl?: string): Promise<string> {
  return withStore(dataDir, databaseUrl, async (store) => {
    const [owner] = await store.db.all<{ id: string }>("select id from staff where role = 'owner'");
    return `/desk/link/${await createSignInLink(owner?.id ?? '', invitationMs, Date.now(), store)}`;
  });
}
