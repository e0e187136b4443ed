import 'server-only';

export type Engine = 'sqlite' | 'postgres';
export type Param = string | number | null | Uint8Array;

export type Queries = {
  readonly engine: Engine;
  /** Rows of one statement. `?` marks a parameter on both engines; `T` names the columns as the statement returns them. */
  all<T extends object>(sql: string, params?: readonly Param[]): Promise<T[]>;
  /** Runs one statement and answers how many rows it changed. */
  run(sql: string, params?: readonly Param[]): Promise<number>;
};

/** What a transaction works with. */
export type Transaction = Queries & {
  /** Runs one statement that nothing but the commit waits for: where it fails, the transaction does. */
  send(sql: string, params?: readonly Param[]): void;
  /**
   * A mark for a text that may not be null, in a statement that is sent before the transaction is known to have begun: should it not have, the
   * text is null, and the statement fails instead of standing alone.
   */
  readonly insideMark: string;
};

export type Statement = { sql: string; params: readonly Param[] };

export type TransactionOptions = { lock?: number; early?: boolean };

/** The one way to a database. Opening is lazy: a call made while the database is away is rejected, the next one tries again. */
export type Db = {
  readonly engine: Engine;
  /** Reads outside a transaction: sees what is committed. */
  all<T extends object>(sql: string, params?: readonly Param[]): Promise<T[]>;
  /**
   * Resolves after the commit reached the disk, rejects when nothing was kept. `work` may await nothing but `tx`, and may
   * run a second time when a neighbour in the same physical transaction failed. Transactions that name the same `lock` follow one another
   * from the beginning to the end; it is held before `work` reads. `early`: what `work` asks for at once may go over the line with the beginning; each
   * statement of it that writes bears `insideMark`.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs statements that write or delete many bytes in one transaction, and answers how many rows the last one changed. An
   * engine that would block this thread runs them in another one; arrays of bytes are moved there and not readable afterwards.
   */
  bulk(statements: readonly Statement[]): Promise<number>;
  /** By how many ms the clock of this process is ahead of the one that all processes on this database share. */
  aheadMs(): Promise<number>;
  /** Takes what was deleted or overwritten out of the database's files. */
  scrub(): Promise<void>;
  close(): Promise<void>;
};

/** A fault of the database. `unavailable` means that no other statement would fare better now. Carries no values. */
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

/** Place and cause of a fault of the store, fit for a log; undefined where the words could repeat a value. */
export function storeCause(error: unknown): string | undefined {
  return error instanceof StoreError && (error.unavailable || error.code.startsWith('SQLITE_')) ? error.message : undefined;
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof StoreError && error.unavailable;
}
