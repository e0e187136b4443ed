import 'server-only';
import { join } from 'node:path';
import { config } from '#lib/config.ts';
import { type Keyring, keyring } from '../keyring.ts';
import type { Db } from './db.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { inMemory } from './sqlite-connection.ts';

/**
 * What the verbs of this folder work on; each takes it as its last argument, the store of this process unless told.
 * `rateDb` counts posts: shared by all instances on PostgreSQL, in memory where one process serves the site.
 */
export type Store = { db: Db; rateDb: Db; keys: () => Keyring; dataDir: string };

declare global {
  var leadStore: Store | undefined;
}

/** The embedded store of a data folder, or PostgreSQL at an address. Nothing is opened before the first call. */
export function createStore({ dataDir, databaseUrl, keys }: { dataDir: string; databaseUrl?: string; keys: () => Keyring }): Store {
  const db = databaseUrl ? openPostgres(databaseUrl) : openSqlite(join(dataDir, 'app.db'));
  const rateDb = databaseUrl ? db : openSqlite(inMemory);
  return { db, rateDb, keys, dataDir };
}

/** The store of this process, by its settings. Several bundles of one process hold a copy of this module, all share one store. */
export function store(): Store {
  const { dataDir, databaseUrl } = config();
  globalThis.leadStore ??= createStore({ dataDir, ...(databaseUrl ? { databaseUrl } : {}), keys: keyring });
  return globalThis.leadStore;
}

/** The database of this process's store. */
export function leadDb(): Db {
  return store().db;
}

/** Ends the connections, after what was begun is written. */
export async function closeStore({ db, rateDb }: Store = store()): Promise<void> {
  await db.close();
  if (rateDb !== db) await rateDb.close();
}
