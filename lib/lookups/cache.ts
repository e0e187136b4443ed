import 'server-only';

type Kept<T> = { value: T; at: number };

export type Cache<T> = {
  /** The value, if not expired. */
  fresh: (key: string, now?: number) => T | undefined;
  /** The last value, however old. */
  last: (key: string) => T | undefined;
  keep: (key: string, value: T, now?: number) => void;
};

/** Caches up to `size` values in this process for `ttlMs`; evicts the least recently used. */
export function createCache<T>(size: number, ttlMs: number): Cache<T> {
  const kept = new Map<string, Kept<T>>();
  const touch = (key: string): Kept<T> | undefined => {
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found);
    }
    return found;
  };
  return {
    fresh(key, now = Date.now()) {
      const found = touch(key);
      return found && now - found.at < ttlMs ? found.value : undefined;
    },
    last: (key) => touch(key)?.value,
    keep(key, value, now = Date.now()) {
      kept.delete(key);
      kept.set(key, { value, at: now });
      const [oldest] = kept.keys();
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    },
  };
}

export const dayMs = 86_400_000;

/** Concurrent calls with the same key share one call of `work`. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const found = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, found);
    return found;
  };
}
