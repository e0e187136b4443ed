import 'server-only';
import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveToFolderOwner, makeFolder } from '#lib/data-folder.ts';
import { errorCause, errorMessage } from '#lib/error-code.ts';
import { type Param, StoreError, type Transaction } from './db.ts';

/** A synchronous wait freezes the process, so SQLite itself waits this little and the rest is waited for asynchronously. */
const busyTimeoutMs = 10;
const giveUpMs = 3_000;
const unavailableCodes = new Set([3, 5, 6, 8, 10, 11, 14, 23, 26]);

/** Path of a database without a file, that ends with its connection. */
export const inMemory = ':memory:';

export type Connection = Transaction & { path: string; raw: DatabaseSync; exec(sql: string): void };

function sqliteCode(error: unknown): number | undefined {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** The file of a database that this user may not read and write, with the cause; SQLite itself names neither. */
function forbiddenFile(path: string): string | undefined {
  for (const file of [path, `${path}-wal`, `${path}-shm`].filter((name) => existsSync(name)))
    try {
      accessSync(file, constants.R_OK | constants.W_OK);
    } catch (error) {
      return `${file}: ${errorCause(error)}`;
    }
  return undefined;
}

/** An error of SQLite as the store tells it; any other stays as it is. */
export function asStoreError(error: unknown, path: string): unknown {
  const number = sqliteCode(error);
  if (number === undefined) return error;
  const code = `SQLITE_${number}`;
  const message = forbiddenFile(path) ?? `${path}: ${errorCause({ code, message: errorMessage(error) })}`;
  return new StoreError(message, code, unavailableCodes.has(number));
}

/** Repeats an action on the database of a path that meets another process's lock, up to three seconds. */
export async function whileLocked<T>(path: string, action: () => T): Promise<T> {
  const deadline = performance.now() + giveUpMs;
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
 * The files beside the database take its rights over. What keeps it from being made is told by SQLite. A file that exists is
 * never opened here: closing it would end the locks that this process has on it, and other programs would think it free.
 */
function createForOwner(path: string): void {
  makeFolder(dirname(path));
  try {
    closeSync(openSync(path, 'wx', 0o600));
    giveToFolderOwner(path);
  } catch {}
}

/** One connection with its pragmas set. Statements are prepared once. */
export async function connect(path: string, pragmas: readonly string[]): Promise<Connection> {
  if (path !== inMemory) createForOwner(path);
  const raw = await whileLocked(path, () => new DatabaseSync(path, { timeout: busyTimeoutMs }));
  for (const pragma of pragmas) await whileLocked(path, () => raw.exec(`pragma ${pragma}`));
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? raw.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const guarded = <T>(action: () => T): T => {
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
    exec: (sql) => guarded(() => raw.exec(sql)),
    all: async <T extends object>(sql: string, params: readonly Param[] = []) => guarded(() => statement(sql).all(...params) as T[]),
    run: async (sql, params = []) => guarded(() => Number(statement(sql).run(...params).changes)),
    send: (sql, params = []) => void guarded(() => statement(sql).run(...params)),
    insideMark: '?',
  };
}
