import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Statement, StoreError } from './db.ts';
import { asStoreError } from './sqlite-connection.ts';

export type BulkRequest = { id: number; statements: readonly Statement[] };
export type BulkReply = { id: number; changed: number } | { id: number; message: string; errcode: number | undefined };
type Pending = { resolve: (changed: number) => void; reject: (error: unknown) => void };

const thread = 'lib/leads/store/bulk-thread.ts';

/** The buffers that belong to one array of bytes alone: they can be moved to the other thread. */
function movable(statements: readonly Statement[]): ArrayBuffer[] {
  return statements
    .flatMap(({ params }) => params)
    .flatMap((param) =>
      param instanceof Uint8Array && param.buffer instanceof ArrayBuffer && param.byteLength === param.buffer.byteLength ? [param.buffer] : [],
    );
}

/**
 * Writes to the SQLite file of a path in a second thread, started at the first call: inserting and overwriting megabytes, the
 * sync to disk and the checkpoint after it would stop every visitor for tens of milliseconds.
 */
export function createBulkWriter(path: string, pragmas: readonly string[]) {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const resourceLimits = { maxYoungGenerationSizeMb: 1 };
    const started = new Worker(join(/* turbopackIgnore: true */ process.cwd(), thread), { workerData: { path, pragmas }, resourceLimits });
    started.on('message', (reply: BulkReply) => {
      const waiting = pending.get(reply.id);
      pending.delete(reply.id);
      if (pending.size === 0) started.unref();
      if ('changed' in reply) waiting?.resolve(reply.changed);
      else waiting?.reject(asStoreError(Object.assign(new Error(reply.message), { errcode: reply.errcode }), path));
    });
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
      for (const { reject } of pending.values()) reject(new StoreError(`${path}: the writing thread ended`, 'SQLITE_10', true));
      pending.clear();
    });
    return started;
  }

  return {
    write: (statements: readonly Statement[]) =>
      new Promise<number>((resolve, reject) => {
        worker ??= start();
        worker.ref();
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, statements } satisfies BulkRequest, movable(statements));
      }),
    close: async () => void (await worker?.terminate()),
  };
}
