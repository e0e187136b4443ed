import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, config, ConfigError } from '#lib/config.ts';
import { errorCause } from '#lib/error-code.ts';
import { createFieldKey, KeyMissing, wrongKeyFile } from './keyring.ts';
import { isUnavailable, StoreError } from './store/db.ts';
import { keysInUse, probeWrite } from './store/health.ts';
import { type Store, store } from './store/store.ts';

/** How long a database that does not answer yet is asked again: machines and containers start in any order. */
const patienceMs = 5_000;
const pauseMs = 250;
const locked = new Set(['SQLITE_5', 'SQLITE_6']);

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'fieldKeys'>;

/** Whether a fault may pass by itself within seconds. */
function mayPass(error: unknown, { db }: Store): boolean {
  if (db.engine === 'postgres') return isUnavailable(error);
  return error instanceof StoreError && locked.has(error.code);
}

/** Names the setting, the place and the cause; never the user or the password of the database. */
function unusable(error: unknown, { databaseUrl, dataDir }: Place): ConfigError {
  if (!databaseUrl) return new ConfigError('DATA_DIR', error instanceof StoreError ? error.message : `${dataDir}: ${errorCause(error)}`);
  const { host, pathname } = new URL(databaseUrl);
  return new ConfigError('DATABASE_URL', `the database ${host}${pathname} cannot be used: ${errorCause(error)}`);
}

async function reach(parts: Store, place: Place, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      return await probeWrite(Date.now(), parts);
    } catch (error) {
      if (!mayPass(error, parts) || performance.now() + pauseMs > deadline) throw unusable(error, place);
    }
    await sleep(pauseMs);
  }
}

/** A key is made for a store that holds nothing sealed, and for no other. A `FIELD_KEY` is the operator's word, whatever it can read. */
async function prepareKeys(parts: Store, { fieldKeys, dataDir }: Place): Promise<void> {
  const used = await keysInUse(parts);
  try {
    const { reading } = parts.keys();
    if (!fieldKeys && used.length > 0 && !used.some((id) => reading.has(id))) throw wrongKeyFile(dataDir);
  } catch (error) {
    if (!(error instanceof KeyMissing) || used.length > 0) throw error;
    createFieldKey(dataDir);
    parts.keys();
  }
}

/**
 * Opens the store, brings its schema up to date and writes into it, before the site takes a request; a fresh one gets its key. Throws, with one line
 * for the operator, `ConfigError` where the store cannot be used and `KeyMissing` where its key is not there.
 */
export async function prepareStore(parts: Store = store(), place: Place = config(), limitMs = patienceMs): Promise<void> {
  await reach(parts, place, limitMs);
  await prepareKeys(parts, place);
}
