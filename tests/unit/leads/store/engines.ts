import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKeyring } from '#lib/leads/keyring.ts';
import { closeStore, createStore, type Store } from '#lib/leads/store/store.ts';
import { type Postgres, postgresMissing, startPostgres } from '#tests/support/postgres.ts';

export type Bench = {
  engine: 'sqlite' | 'postgres';
  /** An empty store in a folder, and on PostgreSQL a schema, of its own. */
  fresh(): Promise<Store>;
  /** A second store on the same database, as another process would open it. */
  again(store: Store, keys?: Store['keys']): Store;
  postgres(): Postgres;
};

export function tempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'lead-store-'));
}

export function someKeys(...fieldKeys: Buffer[]): Store['keys'] {
  const keys = readKeyring({ fieldKeys: fieldKeys.length > 0 ? fieldKeys : [randomBytes(32)], dataDir: '/nowhere' });
  return () => keys;
}

function bench(engine: Bench['engine'], server: () => Postgres): Bench & { end(): Promise<void> } {
  const opened: Store[] = [];
  const addresses = new Map<string, string>();
  let schemas = 0;

  const keep = (store: Store) => {
    opened.push(store);
    return store;
  };
  const open = (dataDir: string, keys: Store['keys']) => {
    const databaseUrl = addresses.get(dataDir);
    return keep(createStore({ dataDir, keys, ...(databaseUrl ? { databaseUrl } : {}) }));
  };

  return {
    engine,
    postgres: server,
    fresh: async () => {
      const dataDir = tempFolder();
      if (engine === 'postgres') {
        const schema = `t${++schemas}`;
        const maker = createStore({ dataDir, databaseUrl: server().url, keys: someKeys() });
        await maker.db.transaction((tx) => tx.run(`create schema ${schema}`));
        await closeStore(maker);
        addresses.set(dataDir, `${server().url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`);
      }
      return open(dataDir, someKeys());
    },
    again: (store, keys = store.keys) => open(store.dataDir, keys),
    end: async () => {
      for (const store of opened) {
        await closeStore(store);
        rmSync(store.dataDir, { recursive: true, force: true });
      }
    },
  };
}

/** Runs a suite on both engines; where PostgreSQL cannot be started the report names the reason. */
export function onEachEngine(suite: (bench: Bench) => void): void {
  let server: Postgres | undefined;
  const started = () => {
    if (!server) throw new Error('PostgreSQL is not running');
    return server;
  };
  describe('SQLite', () => {
    const sqlite = bench('sqlite', started);
    afterAll(() => sqlite.end());
    suite(sqlite);
  });
  const missing = postgresMissing();
  if (missing) {
    // A skipped test keeps the reason in every report.
    test.skip(`PostgreSQL not available: ${missing}`, () => undefined);
    return;
  }
  describe('PostgreSQL', () => {
    const postgres = bench('postgres', started);
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(async () => {
      await postgres.end();
      server?.remove();
    });
    suite(postgres);
  });
}
