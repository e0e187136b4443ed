// Runs in the worker thread of bulk-writer.ts, where no module of the site can be loaded.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { BulkReply, BulkRequest } from './bulk-writer.ts';

const { path, pragmas }: { path: string; pragmas: readonly string[] } = workerData;
const db = new DatabaseSync(path, { timeout: 3_000 });
for (const pragma of pragmas) db.exec(`pragma ${pragma}`);

/** Prepared once each, since a statement keeps the bytes of its last run in memory. */
const prepared = new Map<string, StatementSync>();

function statementOf(sql: string): StatementSync {
  const statement = prepared.get(sql) ?? db.prepare(sql);
  prepared.set(sql, statement);
  return statement;
}

function run({ id, statements }: BulkRequest): BulkReply {
  try {
    db.exec('begin immediate');
    let changed = 0;
    for (const { sql, params } of statements) changed = Number(statementOf(sql).run(...params).changes);
    db.exec('commit');
    return { id, changed };
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    const { message, errcode }: { message?: string; errcode?: number } = error instanceof Error ? error : {};
    return { id, message: message ?? 'unknown', errcode };
  }
}

/** Frees the received bytes at once: this thread creates little garbage, so that its collector would run late. */
function free({ statements }: BulkRequest): void {
  for (const { params } of statements)
    for (const param of params) if (param instanceof Uint8Array && param.buffer instanceof ArrayBuffer) param.buffer.transfer(0);
}

parentPort?.on('message', (request: BulkRequest) => {
  parentPort?.postMessage(run(request));
  free(request);
});
