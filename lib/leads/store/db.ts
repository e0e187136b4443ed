import 'server-only';

export type Engine = 'sqlite' | 'postgres';
export type Param = string | number | null | Uint8Array;

export type Queries = {
  readonly engine: Engine;
  /** Rows of one statement. `?` stands for a parameter on both engines; `T` names the columns as the statement returns them. */
  all<T extends object>(sql: string, params?: readonly Param[]): Promise<T[]>;
  run(sql: string, params?: readonly Param[]): Promise<number>;
};

export type Transaction = Queries & {
  /** Runs one statement without waiting for it. When it fails, the transaction fails. */
  send(sql: string, params?: readonly Param[]): void;
  /**
   * Stands for one `?` of the first insert of a `pipelined` transaction, whose `begin` may fail after the insert was sent. It is null outside a
   * transaction, so a `not null` column then refuses the insert, which would otherwise be committed alone.
   */
  readonly transactionOnlyPlaceholder: string;
};

export type Statement = { sql: string; params: readonly Param[] };

export type TransactionOptions = { lock?: number; pipelined?: boolean };

/** How long after its timestamp a row may be committed: longer than a transaction lasts, whose statements and pauses are limited in `postgres.ts`. */
export const maxCommitDelayMs = 30_000;

/** A database, opened at the first call. A call while it is unavailable is rejected; the next call tries again. */
export type Db = {
  readonly engine: Engine;
  all<T extends object>(sql: string, params?: readonly Param[]): Promise<T[]>;
  /**
   * Resolves after the commit is on disk; rejects when nothing was stored. `work` awaits only `tx` and may run twice. Transactions with the same
   * `lock` run one after the other. `pipelined`: the first statements are sent before `begin` has returned; each one that writes uses
   * `transactionOnlyPlaceholder`.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs statements that write or delete many bytes in one transaction; resolves with the rows that the last one changed. Byte arrays may be moved to
   * another thread and are then unreadable.
   */
  bulk(statements: readonly Statement[]): Promise<number>;
  /** How far the clock of this process is ahead of the database's, which all processes share. */
  clockSkewMs(): Promise<number>;
  /** Removes deleted and overwritten data from the database's files. */
  scrub(): Promise<void>;
  close(): Promise<void>;
};

/** An error of the database, without values. `unavailable`: every other statement would fail now too. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: string;
  readonly unavailable: boolean;
  constructor(message: string, code: string, unavailable: boolean) {
    super(message);
    this.code = code;
    this.unavailable = unavailable;
  }
}

/** The message of a store error for the log; undefined when it could contain a value. */
export function storeCause(error: unknown): string | undefined {
  return error instanceof StoreError && (error.unavailable || error.code.startsWith('SQLITE_')) ? error.message : undefined;
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof StoreError && error.unavailable;
}

export async function runAll(tx: Queries, statements: readonly Statement[]): Promise<number> {
  let changed = 0;
  for (const { sql, params } of statements) changed = await tx.run(sql, params);
  return changed;
}

/** Numbers of the locks that transactions hold in PostgreSQL: each purpose has a number of its own. */
export const locks = {
  migration: 7_405_301,
  consentChain: 7_405_302,
  newsletter: 7_405_303,
  uploadQuota: 7_405_304,
  eventChain: 7_405_305,
  staff: 7_405_306,
} as const;

/** Converts a time of this process's clock (epoch ms) to the database's clock, by which due times and leases are shared. */
export async function storeTime(db: Pick<Db, 'clockSkewMs'>, now: number): Promise<number> {
  return now - (await db.clockSkewMs());
}

/** `(?, ?), (?, ?)`: the values part of an insert of many rows, with its parameters in one list. */
export function valuesOf(rows: readonly (readonly Param[])[]): { placeholders: string; params: Param[] } {
  return { placeholders: rows.map((row) => `(${placeholdersOf(row)})`).join(', '), params: rows.flat() };
}

export function placeholdersOf(items: readonly unknown[]): string {
  return items.map(() => '?').join(', ');
}

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

type Waiting<T, R> = { item: T; resolve: (result: R) => void; reject: (error: unknown) => void };

/**
 * Writes the items that wait at the same time as one group. When a group fails, each item is tried alone, so that one bad item does not fail the
 * others; not when the database is unavailable.
 */
export function groupCommit<T, R>(write: (items: readonly T[]) => Promise<PromiseSettledResult<R>[]>, limit: number) {
  const queue: Waiting<T, R>[] = [];
  let isRunning = false;

  async function writeGroup(group: Waiting<T, R>[]): Promise<void> {
    try {
      const results = await write(group.map(({ item }) => item));
      for (const [index, { resolve, reject }] of group.entries()) {
        const result = results[index];
        if (result?.status === 'fulfilled') resolve(result.value);
        else reject(result?.reason);
      }
    } catch (error) {
      if (group.length === 1 || isUnavailable(error)) for (const { reject } of group) reject(error);
      else for (const waiting of group) await writeGroup([waiting]);
    }
  }

  async function flush(): Promise<void> {
    while (queue.length > 0) await writeGroup(queue.splice(0, limit));
    isRunning = false;
  }

  return (item: T): Promise<R> =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      setImmediate(() => void flush());
    });
}
