import 'server-only';
import { constants } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, groupCommit, lazyDb, runAll, StoreError, type Transaction } from './db.ts';
import { createBulkWriter } from './bulk-writer.ts';
import { migrate } from './schema.ts';
import { asStoreError, connect, type Connection, inMemory, retryWhileLocked } from './sqlite-connection.ts';

/** SQLite's error number for a failed read or write of a file. */
const ioError = 10;

/**
 * Writes SQLite's write-ahead log through to the disk outside the main thread; with `synchronous = normal` a commit leaves that out. The returned
 * `sync` resolves when all that was committed before the call is on disk. Calls during a sync share the next one.
 */
export async function createWalSync(path: string) {
  const wal = await openFile(`${path}-wal`, constants.O_RDONLY);
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function run(): Promise<void> {
    await running.catch(() => undefined);
    next = undefined;
    running = wal.datasync();
    await running;
  }

  return {
    async sync(): Promise<void> {
      next ??= run();
      await next.catch((error: unknown) => {
        throw asStoreError(Object.assign(new Error(String(error)), { errcode: ioError }), path);
      });
    },
    close: () => wal.close(),
  };
}

type WalSync = Awaited<ReturnType<typeof createWalSync>>;

function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return run;
  };
}

const pragmas = ['journal_mode = wal', 'synchronous = full', 'secure_delete = on', 'foreign_keys = on', 'temp_store = memory'];
/** A commit of `full` would block this thread until the disk has answered; here `createWalSync` waits for it. */
const pragmasOfWriter = pragmas.map((pragma) => pragma.replace('synchronous = full', 'synchronous = normal'));

/** Resolves with a function that is called after the commit: it resolves the caller's promise. */
type Job = (tx: Transaction) => Promise<() => void>;

/** Runs the jobs in one transaction, each in a savepoint, so that a failed job does not fail the others. */
async function runJobs(writer: Connection, jobs: readonly Job[]): Promise<PromiseSettledResult<() => void>[]> {
  await retryWhileLocked(writer.path, () => writer.raw.exec('begin immediate'));
  try {
    const results: PromiseSettledResult<() => void>[] = [];
    for (const job of jobs) {
      writer.exec('savepoint job');
      try {
        results.push({ status: 'fulfilled', value: await job(writer) });
      } catch (reason) {
        // SQLite rolls back the whole transaction by itself, for instance when the disk is full.
        if (!writer.raw.isTransaction) throw reason;
        writer.exec('rollback to job');
        results.push({ status: 'rejected', reason });
      }
      writer.exec('release job');
    }
    writer.exec('commit');
    return results;
  } catch (error) {
    if (writer.raw.isTransaction) writer.exec('rollback');
    throw error;
  }
}

/** Empties the write-ahead log. Repeated, since it fails while another process reads. */
async function scrub(writer: Connection): Promise<void> {
  const deadline = performance.now() + 5_000;
  for (;;) {
    const [row] = await retryWhileLocked(writer.path, () => writer.raw.prepare('pragma wal_checkpoint(truncate)').all());
    if (row?.busy === 0) return;
    if (performance.now() > deadline) throw new StoreError(`${writer.path}-wal: another program reads it`, 'SQLITE_5', true);
    await sleep(20);
  }
}

async function open(path: string): Promise<Db> {
  const writer = await connect(path, pragmasOfWriter);
  const bulkWriter = path === inMemory ? undefined : createBulkWriter(path, pragmas);
  // The two writers of this process take turns, so that neither blocks its thread to wait for the other's lock.
  const inTurn = oneAtATime();
  const submit = groupCommit<Job, () => void>((jobs) => inTurn(() => runJobs(writer, jobs)), 128);
  let wal: WalSync | undefined;
  const transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      submit(async (tx) => {
        const value = await work(tx);
        return () => resolve(value);
      })
        .then((resolveValue) => (wal ? wal.sync().then(resolveValue) : resolveValue()))
        .catch(reject);
    });
  const migrateAndOpenReader = async () => {
    await transaction(migrate);
    if (path === inMemory) return undefined;
    wal = await createWalSync(path);
    await wal.sync();
    return connect(path, ['query_only = on']);
  };
  const reader = await migrateAndOpenReader().catch(async (error: unknown) => {
    await wal?.close();
    writer.raw.close();
    throw error;
  });
  return {
    engine: 'sqlite',
    all: (sql, params) => (reader ? reader.all(sql, params) : transaction((tx) => tx.all(sql, params))),
    transaction,
    bulk: (statements) => (bulkWriter ? inTurn(() => bulkWriter.write(statements)) : transaction((tx) => runAll(tx, statements))),
    // One machine, one clock.
    clockSkewMs: async () => 0,
    scrub: () => scrub(writer),
    close: async () => {
      await transaction(async () => undefined);
      await bulkWriter?.close();
      await wal?.close();
      reader?.raw.close();
      writer.raw.close();
    },
  };
}

/** The embedded database, in one file or `inMemory`. Transactions that wait at the same time share one commit. */
export function openSqlite(path: string): Db {
  return lazyDb('sqlite', () => open(path));
}
