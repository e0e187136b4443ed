// Runs in the worker thread of bulk-writer.ts, where no module of the site can be loaded.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { BulkReply } from './bulk-writer.ts';
import type { Statement } from './db.ts';

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

function run(statements: readonly Statement[]): BulkReply {
  try {
    db.exec('begin immediate');
    let changed = 0;
    for (const { sql, params } of statements) changed = Number(statementOf(sql).run(...params).changes);
    db.exec('commit');
    return { changed };
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    const { message, errcode }: { message?: string; errcode?: number } = error instanceof Error ? error : {};
    return { message: message ?? 'unknown', errcode };
  }
}

/** Frees the received bytes at once: this thread creates little garbage, so its collector would run late. */
function free(statements: readonly Statement[]): void {
  for (const { params } of statements)
    for (const param of params) if (param instanceof Uint8Array && param.buffer instanceof ArrayBuffer) param.buffer.transfer(0);
}

parentPort?.on('message', (statements: readonly Statement[]) => {
  parentPort?.postMessage(run(statements));
  free(statements);
});
