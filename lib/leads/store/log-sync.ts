import 'server-only';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { asStoreError } from './sqlite-connection.ts';

/** SQLite's error number for a failed read or write of a file. */
const ioError = 10;

/**
 * Writes SQLite's write-ahead log through to the disk outside the main thread; with `synchronous = normal` a commit leaves that out. The returned
 * `sync` resolves when all that was committed before the call is on disk. Calls during a sync share the next one.
 */
export async function createLogSync(path: string) {
  const log = await open(`${path}-wal`, constants.O_RDONLY);
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function run(): Promise<void> {
    await running.catch(() => undefined);
    next = undefined;
    running = log.datasync();
    await running;
  }

  return {
    async sync(): Promise<void> {
      next ??= run();
      await next.catch((error: unknown) => {
        throw asStoreError(Object.assign(new Error(String(error)), { errcode: ioError }), path);
      });
    },
    close: () => log.close(),
  };
}

export type LogSync = Awaited<ReturnType<typeof createLogSync>>;
