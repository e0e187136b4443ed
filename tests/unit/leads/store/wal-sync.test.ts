import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWalSync, openSqlite } from '#lib/leads/store/sqlite.ts';

let folder: string;
let datasync: jest.SpyInstance<Promise<void>, []>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agency-wal-sync-'));
  const handle = await open(join(folder, 'any'), 'w');
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  datasync = jest.spyOn(prototype, 'datasync');
  await handle.close();
});
afterEach(async () => {
  datasync.mockRestore();
  await rm(folder, { recursive: true, force: true });
});

/** Makes the next sync wait for the returned function. */
function holdNextSync(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  datasync.mockReturnValueOnce(promise);
  return resolve;
}

const settled = () => sleep(20);

test('calls during a sync share the next one', async () => {
  await writeFile(join(folder, 'db-wal'), '');
  const wal = await createWalSync(join(folder, 'db'));
  const endFirst = holdNextSync();
  const first = wal.sync();
  await settled();
  const later = [wal.sync(), wal.sync(), wal.sync()];
  await settled();
  expect(datasync).toHaveBeenCalledTimes(1);
  endFirst();
  await Promise.all([first, ...later]);
  expect(datasync).toHaveBeenCalledTimes(2);
  await wal.close();
});

test('a failed sync fails its callers with the error of the store, and no later caller', async () => {
  await writeFile(join(folder, 'db-wal'), '');
  const wal = await createWalSync(join(folder, 'db'));
  datasync.mockRejectedValueOnce(Object.assign(new Error('i/o error'), { code: 'EIO' }));
  await expect(wal.sync()).rejects.toMatchObject({ name: 'StoreError', code: 'SQLITE_10', unavailable: true });
  await expect(wal.sync()).resolves.toBeUndefined();
  await wal.close();
});

test('a transaction resolves only when its commit is on disk', async () => {
  const db = openSqlite(join(folder, 'leads.db'));
  await db.transaction(async () => undefined);
  const endSync = holdNextSync();
  let isResolved = false;
  const write = async () => {
    await db.transaction(async (tx) => tx.run('create table t (id integer)'));
    isResolved = true;
  };
  const written = write();
  await settled();
  expect(isResolved).toBe(false);
  endSync();
  await written;
  datasync.mockRejectedValueOnce(new Error('i/o error'));
  await expect(db.transaction(async (tx) => tx.run('insert into t values (1)'))).rejects.toMatchObject({ unavailable: true });
  await db.close();
});
