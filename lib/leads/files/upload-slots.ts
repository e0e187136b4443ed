import 'server-only';
import { limitKeysOf } from '#lib/limits/limit-keys.ts';

export type SlotLimits = { concurrent: number; concurrentPerAddress: number };
export type Slot = { status: 'taken'; release: () => void } | { status: 'refused'; limit: 'upload_concurrent' | 'upload_concurrent_address' };

type Place = { key: string; most: number };

/** The uploads that may arrive at the same moment: so many in all, so many of one client. Counted in this process. */
export function createUploadSlots({ concurrent, concurrentPerAddress }: SlotLimits, waitMs: number) {
  const everyone = { key: 'everyone', most: concurrent };
  const busy = new Map<string, number>();
  /** What to call when a slot is free, and the places it waits for. */
  const waiting = new Map<() => void, readonly Place[]>();

  const isFull = ({ key, most }: Place) => (busy.get(key) ?? 0) >= most;
  const isCrowded = ({ key, most }: Place) => [...waiting.values()].filter((places) => places.some((place) => place.key === key)).length >= most;
  const add = (places: readonly Place[], change: number) => {
    for (const { key } of places) {
      const count = (busy.get(key) ?? 0) + change;
      if (count > 0) busy.set(key, count);
      else busy.delete(key);
    }
  };

  function take(places: readonly Place[]): Slot {
    add(places, 1);
    let isOpen = true;
    const release = () => {
      if (!isOpen) return;
      isOpen = false;
      add(places, -1);
      for (const wake of [...waiting.keys()]) wake();
    };
    return { status: 'taken', release };
  }

  /**
   * Takes a slot for an upload of a client address, once it is free; refuses when none becomes free in time, and at once
   * when as many wait already as may upload, in all or of this client.
   */
  return async (address: string): Promise<Slot> => {
    const own = limitKeysOf(address).map(({ key, times }) => ({ key: `address ${key}`, most: concurrentPerAddress * times }));
    const places = [...own, everyone];
    const refused = (): Slot => ({ status: 'refused', limit: own.some(isFull) ? 'upload_concurrent_address' : 'upload_concurrent' });
    if (!places.some(isFull)) return take(places);
    if (places.some(isCrowded)) return refused();
    return new Promise((resolve) => {
      const finish = (slot: Slot) => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve(slot);
      };
      const wake = () => {
        if (!places.some(isFull)) finish(take(places));
      };
      const timer = setTimeout(() => finish(refused()), waitMs);
      waiting.set(wake, places);
    });
  };
}
