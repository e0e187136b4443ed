import 'server-only';
import { isUnavailable } from './db.ts';

type Waiting<T, R> = { item: T; resolve: (result: R) => void; reject: (error: unknown) => void };

/**
 * Writes the items that wait at the same moment in one go. When a group fails as a whole, each item is tried alone, so
 * that one bad item cannot sink the others; unless the database is away, which nothing would survive.
 */
export function groupCommit<T, R>(write: (items: readonly T[]) => Promise<PromiseSettledResult<R>[]>, limit: number) {
  const queue: Waiting<T, R>[] = [];
  let running = false;

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
      else for (const one of group) await writeGroup([one]);
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) await writeGroup(queue.splice(0, limit));
    running = false;
  }

  return (item: T): Promise<R> =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (running) return;
      running = true;
      setImmediate(() => void drain());
    });
}
