import 'server-only';
import { accessSync, closeSync, constants, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveToFolderOwner, makeFolder } from '#lib/data-folder.ts';
import { errorCause, errorCode, errorMessage } from '#lib/error-code.ts';
import { type Param, StoreError, type Transaction } from './db.ts';

/** Short, since SQLite blocks the process while it waits; `retryWhileLocked` waits without blocking. */
const busyTimeoutMs = 10;
const lockTimeoutMs = 3_000;
const unavailableCodes = new Set([3, 5, 6, 8, 10, 11, 14, 23, 26]);

export const inMemory = ':memory:';

export type Connection = Transaction & { path: string; raw: DatabaseSync; exec(sql: string): void };

function sqliteCode(error: unknown): number | undefined {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** Names the file of a database that this user may not read and write, and the cause; SQLite names neither. */
function findForbiddenFile(path: string): string | undefined {
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    try {
      accessSync(file, constants.R_OK | constants.W_OK);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') return `${file}: ${errorCause(error)}`;
    }
  return undefined;
}

/** Maps an error of SQLite to a `StoreError`. Returns every other error unchanged. */
export function asStoreError(error: unknown, path: string): unknown {
  const number = sqliteCode(error);
  if (number === undefined) return error;
  const code = `SQLITE_${number}`;
  const message = findForbiddenFile(path) ?? `${path}: ${errorCause({ code, message: errorMessage(error) })}`;
  return new StoreError(message, code, unavailableCodes.has(number));
}

/** Repeats an action while another process holds the lock, up to three seconds. */
export async function retryWhileLocked<T>(path: string, action: () => T): Promise<T> {
  const deadline = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return action();
    } catch (error) {
      const code = sqliteCode(error);
      if ((code !== 5 && code !== 6) || performance.now() > deadline) throw asStoreError(error, path);
    }
    await sleep(2 + Math.random() * 20);
  }
}

/**
 * Creates the database file with its permissions, which SQLite copies to the files beside it; SQLite reports a failure. Never opens an existing file:
 * closing it would release the locks of this process (POSIX).
 */
function createDatabaseFile(path: string): void {
  makeFolder(dirname(path));
  try {
    closeSync(openSync(path, 'wx', 0o600));
    giveToFolderOwner(path);
  } catch {}
}

export async function connect(path: string, pragmas: readonly string[]): Promise<Connection> {
  if (path !== inMemory) createDatabaseFile(path);
  const raw = await retryWhileLocked(path, () => new DatabaseSync(path, { timeout: busyTimeoutMs }));
  for (const pragma of pragmas) await retryWhileLocked(path, () => raw.exec(`pragma ${pragma}`));
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    const existing = prepared.get(sql) ?? raw.prepare(sql);
    prepared.set(sql, existing);
    return existing;
  };
  const withStoreErrors = <T>(action: () => T): T => {
    try {
      return action();
    } catch (error) {
      throw asStoreError(error, path);
    }
  };
  return {
    engine: 'sqlite',
    path,
    raw,
    exec: (sql) => withStoreErrors(() => raw.exec(sql)),
    all: async <T extends object>(sql: string, params: readonly Param[] = []) => withStoreErrors(() => statement(sql).all(...params) as T[]),
    run: async (sql, params = []) => withStoreErrors(() => Number(statement(sql).run(...params).changes)),
    send: (sql, params = []) => void withStoreErrors(() => statement(sql).run(...params)),
    transactionOnlyPlaceholder: '?',
  };
}
