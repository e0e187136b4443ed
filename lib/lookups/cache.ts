import 'server-only';

type Entry<T> = { value: T; at: number };

export type Cache<T> = {
  /** The value, if not expired. */
  getFresh: (key: string, now?: number) => T | undefined;
  /** The last value, however old. */
  getLast: (key: string) => T | undefined;
  set: (key: string, value: T, now?: number) => void;
};

/** Caches up to `size` values in this process for `ttlMs`; evicts the least recently used. */
export function createCache<T>(size: number, ttlMs: number): Cache<T> {
  const entries = new Map<string, Entry<T>>();
  const markUsed = (key: string): Entry<T> | undefined => {
    const found = entries.get(key);
    if (found) {
      entries.delete(key);
      entries.set(key, found);
    }
    return found;
  };
  return {
    getFresh(key, now = Date.now()) {
      const found = markUsed(key);
      return found && now - found.at < ttlMs ? found.value : undefined;
    },
    getLast: (key) => markUsed(key)?.value,
    set(key, value, now = Date.now()) {
      entries.delete(key);
      entries.set(key, { value, at: now });
      const [oldest] = entries.keys();
      if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    },
  };
}

/** Concurrent calls with the same key share one call of `work`. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const found = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, found);
    return found;
  };
}
