import 'server-only';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage } from '../error-code.ts';
import { type Param, StoreError, type Transaction } from './db.ts';

/** A synchronous wait freezes the process, so SQLite itself waits this little and the rest is waited for asynchronously. */
const busyTimeoutMs = 10;
const giveUpMs = 3_000;
const unavailableCodes = new Set([3, 5, 6, 8, 10, 11, 14, 23, 26]);

/** Path of a database without a file, that ends with its connection. */
export const inMemory = ':memory:';

export type Connection = Transaction & { raw: DatabaseSync; exec(sql: string): void };

function sqliteCode(error: unknown): number | undefined {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

function asStoreError(error: unknown): unknown {
  const code = sqliteCode(error);
  if (code === undefined) return error;
  return new StoreError(`sqlite: ${errorMessage(error)}`, `SQLITE_${code}`, unavailableCodes.has(code));
}

/** Repeats an action that meets another process's lock, up to three seconds. */
export async function whileLocked<T>(action: () => T): Promise<T> {
  const deadline = performance.now() + giveUpMs;
  for (;;) {
    try {
      return action();
    } catch (error) {
      const code = sqliteCode(error);
      if ((code !== 5 && code !== 6) || performance.now() > deadline) throw asStoreError(error);
    }
    await sleep(2 + Math.random() * 20);
  }
}

/**
 * The files beside the database take its rights over. What keeps it from being made is told by SQLite. A file that exists is
 * never opened here: closing it would end the locks that this process has on it, and other programs would think it free.
 */
function createForOwner(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch {}
}

/** One connection with its pragmas set. Statements are prepared once. */
export async function connect(path: string, pragmas: readonly string[]): Promise<Connection> {
  if (path !== inMemory) createForOwner(path);
  const raw = await whileLocked(() => new DatabaseSync(path, { timeout: busyTimeoutMs }));
  for (const pragma of pragmas) await whileLocked(() => raw.exec(`pragma ${pragma}`));
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
      throw asStoreError(error);
    }
  };
  return {
    engine: 'sqlite',
    raw,
    exec: (sql) => raw.exec(sql),
    all: async <T extends object>(sql: string, params: readonly Param[] = []) => guarded(() => statement(sql).all(...params) as T[]),
    run: async (sql, params = []) => guarded(() => Number(statement(sql).run(...params).changes)),
    send: (sql, params = []) => void guarded(() => statement(sql).run(...params)),
    insideMark: '?',
  };
}
