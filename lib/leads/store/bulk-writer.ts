import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Statement, StoreError } from './db.ts';
import { asStoreError } from './sqlite-connection.ts';

export type BulkReply = { changed: number } | { message: string; errcode: number | undefined };
type Pending = { resolve: (changed: number) => void; reject: (error: unknown) => void };

const thread = 'lib/leads/store/bulk-thread.ts';

/** The buffers that can be moved to the other thread: those that a single array of bytes fills. */
function transferable(statements: readonly Statement[]): ArrayBuffer[] {
  return statements
    .flatMap(({ params }) => params)
    .flatMap((param) =>
      param instanceof Uint8Array && param.buffer instanceof ArrayBuffer && param.byteLength === param.buffer.byteLength ? [param.buffer] : [],
    );
}

/**
 * Writes to a SQLite file in a second thread, since writing megabytes would block this one for tens of milliseconds. One write at a time: the caller
 * waits for each. The thread starts at the first write.
 */
export function createBulkWriter(path: string, pragmas: readonly string[]) {
  let pending: Pending | undefined;
  let worker: Worker | undefined;

  function start(): Worker {
    const resourceLimits = { maxYoungGenerationSizeMb: 1 };
    const started = new Worker(join(/* turbopackIgnore: true */ process.cwd(), thread), { workerData: { path, pragmas }, resourceLimits });
    started.on('message', (reply: BulkReply) => {
      const write = pending;
      pending = undefined;
      started.unref();
      if ('changed' in reply) write?.resolve(reply.changed);
      else write?.reject(asStoreError(Object.assign(new Error(reply.message), { errcode: reply.errcode }), path));
    });
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
      pending?.reject(new StoreError(`${path}: the writing thread ended`, 'SQLITE_10', true));
      pending = undefined;
    });
    return started;
  }

  return {
    write: (statements: readonly Statement[]) =>
      new Promise<number>((resolve, reject) => {
        worker ??= start();
        worker.ref();
        pending = { resolve, reject };
        worker.postMessage(statements, transferable(statements));
      }),
    close: async () => void (await worker?.terminate()),
  };
}
