import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { readKeyring } from '#lib/leads/seal.ts';
import { prepareStore } from '#lib/leads/prepare-store.ts';
import { storeCause } from '#lib/leads/store/db.ts';
import { isPrepared } from '#lib/leads/store/postgres.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { appendChunk, beginFile, finishFile } from '#lib/leads/store/files.ts';
import { closeStore, createStore, type Store } from '#lib/leads/store/store.ts';
import { listenLow } from '#tests/support/services/listen.ts';
import { describePostgres, onEachEngine, someKeys, tempFolder } from './store/engines.ts';
import { noon, sampleLead } from './store/sample-lead.ts';

onEachEngine((stores) => {
  const keyFile = ({ dataDir }: Store) => join(dataDir, 'field.key');
  const settingsOf = ({ dataDir }: Store) => ({ dataDir, databaseUrl: undefined, fieldKeys: undefined });
  /** A store with the key file of its folder and no FIELD_KEY, as a new process would open it. */
  const withKeyFile = (store: Store) => stores.again(store, () => readKeyring({ dataDir: store.dataDir }));

  test('creates a key once for a new store', async () => {
    const store = withKeyFile(await stores.fresh());
    await prepareStore(store, settingsOf(store));
    const key = readFileSync(keyFile(store), 'utf8');
    await prepareStore(withKeyFile(store), settingsOf(store));
    expect(readFileSync(keyFile(store), 'utf8')).toBe(key);
  });

  test('creates no key for a sealed store and refuses another key', async () => {
    const store = withKeyFile(await stores.fresh());
    await prepareStore(store, settingsOf(store));
    await saveLead(sampleLead(), store);
    const key = readFileSync(keyFile(store));
    rmSync(keyFile(store));
    const missing = new RegExp(`^${keyFile(store)} is missing.*: put the key file back from the backup, or set FIELD_KEY to the key$`);
    await expect(prepareStore(withKeyFile(store), settingsOf(store))).rejects.toThrow(missing);
    expect(existsSync(keyFile(store))).toBe(false);
    writeFileSync(keyFile(store), randomBytes(32).toString('base64'));
    await expect(prepareStore(withKeyFile(store), settingsOf(store))).rejects.toThrow('is not the key that the leads are sealed with');
    writeFileSync(keyFile(store), 'short');
    await expect(prepareStore(withKeyFile(store), settingsOf(store))).rejects.toThrow('does not hold 32 bytes');
    writeFileSync(keyFile(store), key);
    await expect(prepareStore(withKeyFile(store), settingsOf(store))).resolves.toBeUndefined();
  });

  test('accepts a key file that reads the newest leads, and any FIELD_KEY', async () => {
    const store = withKeyFile(await stores.fresh());
    await saveLead(sampleLead({ createdAt: noon - 1000 }), stores.again(store, someKeys()));
    await expect(prepareStore(store, settingsOf(store))).rejects.toThrow('is missing');
    const given = randomBytes(32);
    await expect(prepareStore(stores.again(store, someKeys(given)), { ...settingsOf(store), fieldKeys: [given] })).resolves.toBeUndefined();
    writeFileSync(keyFile(store), given.toString('base64'));
    await saveLead(sampleLead({ createdAt: noon }), store);
    await expect(prepareStore(withKeyFile(store), settingsOf(store))).resolves.toBeUndefined();
  });

  test('creates no key when only a file is sealed', async () => {
    const store = await stores.fresh();
    const staging = beginFile();
    await appendChunk(staging, Buffer.from('%PDF'), noon, store);
    await finishFile(staging, { type: 'pdf', size: 4, name: 'a.pdf', sha256: '', scan: 'off', active: [] }, noon, store);
    await expect(prepareStore(withKeyFile(store), settingsOf(store))).rejects.toThrow('is missing');
  });

  test('prepares a store repeatedly', async () => {
    const store = await stores.fresh();
    for (const opened of [store, stores.again(store)]) await prepareStore(opened, { ...settingsOf(opened), fieldKeys: [] });
    expect(await saveLead(sampleLead(), store)).toMatchObject({ status: 'saved' });
  });
});

test('waits for a database, and after the limit throws one line', async () => {
  const dataDir = tempFolder();
  const probe = createServer();
  const port = await listenLow(probe);
  probe.close();
  const settings = { dataDir, fieldKeys: undefined, databaseUrl: `postgres://site:hidden@127.0.0.1:${port}/agency` };
  const unavailable = createStore({ ...settings, keys: someKeys() });
  const begin = performance.now();
  await expect(prepareStore(unavailable, settings, 800)).rejects.toThrow(
    `DATABASE_URL: the database 127.0.0.1:${port}/agency cannot be used: nothing listens at that address (ECONNREFUSED)`,
  );
  expect(performance.now() - begin).toBeGreaterThan(500);
  rmSync(dataDir, { recursive: true });
});

test('waits for the lock of another program', async () => {
  const dataDir = tempFolder();
  const store = createStore({ dataDir, keys: someKeys() });
  await prepareStore(store);
  const other = new DatabaseSync(join(dataDir, 'app.db'));
  other.exec('begin immediate');
  const prepared = prepareStore(store, { dataDir, databaseUrl: undefined, fieldKeys: undefined }, 8_000);
  setTimeout(() => other.exec('rollback'), 3_500);
  await expect(prepared).resolves.toBeUndefined();
  other.close();
  await closeStore(store);
  rmSync(dataDir, { recursive: true });
});

test('names the path of the database when the disk is full', async () => {
  const dataDir = tempFolder();
  const store = createStore({ dataDir, keys: someKeys() });
  await prepareStore(store);
  await store.db.transaction((tx) => tx.all('pragma max_page_count = 1'));
  const thrown = await saveLead(sampleLead({ values: { message: 'x'.repeat(400_000) } }), store).catch((error: unknown) => error);
  expect(storeCause(thrown)).toBe(`${join(dataDir, 'app.db')}: the disk is full (SQLITE_13)`);
  await closeStore(store);
  rmSync(dataDir, { recursive: true });
});

describePostgres((server) => {
  test('recognizes a database without a store and creates none', async () => {
    const databaseUrl = server().url;
    for (let n = 0; n < 2; n += 1) expect(await isPrepared(databaseUrl)).toBe(false);
    const dataDir = tempFolder();
    const store = createStore({ dataDir, databaseUrl, keys: someKeys() });
    await prepareStore(store, { dataDir, databaseUrl, fieldKeys: [] });
    expect(await isPrepared(databaseUrl)).toBe(true);
    await closeStore(store);
    rmSync(dataDir, { recursive: true });
    await expect(isPrepared('postgres://nobody@127.0.0.1:1/none')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
