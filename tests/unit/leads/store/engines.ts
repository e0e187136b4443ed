import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKeyring } from '#lib/leads/seal.ts';
import { closeStore, createStore, type Store } from '#lib/leads/store/store.ts';
import { type Postgres, postgresMissing, startPostgres } from '#tests/support/services/postgres.ts';

export type StoreFixture = {
  engine: 'sqlite' | 'postgres';
  /** An empty store in a new folder, and on PostgreSQL in a new schema. */
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

function stores(engine: StoreFixture['engine'], server: () => Postgres): StoreFixture & { end(): Promise<void> } {
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

/** Runs a suite with a private PostgreSQL, or reports why there is none. */
export function describePostgres(suite: (server: () => Postgres) => void): void {
  const missing = postgresMissing();
  if (missing) process.stderr.write(`PostgreSQL not available: ${missing}\n`);
  const describeOrSkip = missing ? describe.skip : describe;
  describeOrSkip(missing ? `PostgreSQL not available: ${missing}` : 'PostgreSQL', () => {
    let server: Postgres | undefined;
    beforeAll(async () => {
      server = await startPostgres();
    });
    suite(() => {
      if (!server) throw new Error('PostgreSQL is not running');
      return server;
    });
    // After the suite's own cleanup: a site that stops without its database waits for it.
    afterAll(() => server?.remove());
  });
}

/** Runs a suite on both engines. */
export function onEachEngine(suite: (stores: StoreFixture) => void): void {
  const run = (engine: StoreFixture['engine'], server: () => Postgres) => {
    const fixture = stores(engine, server);
    afterAll(() => fixture.end());
    suite(fixture);
  };
  describe('SQLite', () => {
    run('sqlite', () => {
      throw new Error('SQLite has no server');
    });
  });
  describePostgres((server) => run('postgres', server));
}
