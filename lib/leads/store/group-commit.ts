import 'server-only';
import { isUnavailable } from './db.ts';

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
