import 'server-only';
import { join } from 'node:path';
import { config } from '#lib/config.ts';
import { type Keyring, keyring } from '../seal.ts';
import type { Db } from './db.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { inMemory } from './sqlite-connection.ts';

/**
 * The last argument of the functions of this folder, by default the store of this process. `rateDb` counts posts: shared by all instances on
 * PostgreSQL, else in memory.
 */
export type Store = { db: Db; rateDb: Db; keys: () => Keyring; dataDir: string };

declare global {
  var leadStore: Store | undefined;
}

export function createStore({ dataDir, databaseUrl, keys }: { dataDir: string; databaseUrl?: string; keys: () => Keyring }): Store {
  const db = databaseUrl ? openPostgres(databaseUrl) : openSqlite(join(dataDir, 'app.db'));
  const rateDb = databaseUrl ? db : openSqlite(inMemory);
  return { db, rateDb, keys, dataDir };
}

/** The store of this process, shared by its bundles, each of which has a copy of this module. */
export function store(): Store {
  const { dataDir, databaseUrl } = config();
  globalThis.leadStore ??= createStore({ dataDir, ...(databaseUrl ? { databaseUrl } : {}), keys: keyring });
  return globalThis.leadStore;
}

export async function closeStore({ db, rateDb }: Store = store()): Promise<void> {
  await db.close();
  if (rateDb !== db) await rateDb.close();
}
