import 'server-only';
import type { Db, Engine } from './db.ts';

export function lazyDb(engine: Engine, open: () => Promise<Db>): Db {
  let opened: Promise<Db> | undefined;
  const get = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    engine,
    all: async (sql, params) => (await get()).all(sql, params),
    transaction: async (work, options) => (await get()).transaction(work, options),
    bulk: async (statements) => (await get()).bulk(statements),
    clockSkewMs: async () => (await get()).clockSkewMs(),
    scrub: async () => (await get()).scrub(),
    close: async () => {
      const db = await opened?.catch(() => undefined);
      await db?.close();
    },
  };
}
