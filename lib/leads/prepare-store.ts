import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, config, ConfigError } from '#lib/config.ts';
import { errorCause } from '#lib/error-code.ts';
import { createFieldKey, KeyUnusable, wrongKeyFile } from './seal.ts';
import { isUnavailable, StoreError } from './store/db.ts';
import { keysInUse, probeWrite } from './store/health.ts';
import { type Store, store } from './store/store.ts';

const storeTimeoutMs = 5_000;
const retryDelayMs = 250;
const locked = new Set(['SQLITE_5', 'SQLITE_6']);

type StoreSettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'fieldKeys'>;

function isTemporary(error: unknown, { db }: Store): boolean {
  if (db.engine === 'postgres') return isUnavailable(error);
  return error instanceof StoreError && locked.has(error.code);
}

/** Names the setting and the cause, never the user or the password of the database. */
function toConfigError(error: unknown, { databaseUrl, dataDir }: StoreSettings): ConfigError {
  if (!databaseUrl) return new ConfigError('DATA_DIR', error instanceof StoreError ? error.message : `${dataDir}: ${errorCause(error)}`);
  const { host, pathname } = new URL(databaseUrl);
  return new ConfigError('DATABASE_URL', `the database ${host}${pathname} cannot be used: ${errorCause(error)}`);
}

async function waitForStore(leadStore: Store, settings: StoreSettings, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      return await probeWrite(Date.now(), leadStore);
    } catch (error) {
      if (!isTemporary(error, leadStore) || performance.now() + retryDelayMs > deadline) throw toConfigError(error, settings);
    }
    await sleep(retryDelayMs);
  }
}

/** Creates a key only for a store without sealed values. A `FIELD_KEY` is used even if it can decrypt none of the stored leads. */
async function prepareKeys(leadStore: Store, { fieldKeys, dataDir }: StoreSettings): Promise<void> {
  const used = await keysInUse(leadStore);
  try {
    const { decryptionKeys } = leadStore.keys();
    if (!fieldKeys && used.length > 0 && !used.some((id) => decryptionKeys.has(id))) throw wrongKeyFile(dataDir);
  } catch (error) {
    if (!(error instanceof KeyUnusable) || used.length > 0) throw error;
    createFieldKey(dataDir);
    leadStore.keys();
  }
}

/**
 * Opens the store, migrates its schema and writes to it before the site accepts requests; a new store gets its key. Throws `ConfigError` for a store
 * that cannot be used and `KeyUnusable` without a usable key, each with one line for the operator.
 */
export async function prepareStore(leadStore: Store = store(), settings: StoreSettings = config(), limitMs = storeTimeoutMs): Promise<void> {
  await waitForStore(leadStore, settings, limitMs);
  await prepareKeys(leadStore, settings);
}
