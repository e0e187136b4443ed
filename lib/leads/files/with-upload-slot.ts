import 'server-only';
import { config } from '#lib/config.ts';
import { clientAddressOf } from '#lib/http/request-headers.ts';
import { recordLimitHit } from '#lib/rate-limits/limit-hits.ts';
import { limitKeysOf } from '#lib/rate-limits/client-network.ts';
import type { UploadRefusal } from './upload-reservation.ts';

type SlotLimits = { concurrent: number; concurrentPerAddress: number };
export type Slot = { status: 'taken'; release: () => void } | { status: 'refused'; limit: 'upload_concurrent' | 'upload_concurrent_address' };

type KeyLimit = { key: string; max: number };

/** Limits the concurrent uploads of this process, in total and per client. */
export function createUploadSlots({ concurrent, concurrentPerAddress }: SlotLimits, waitMs: number) {
  const total = { key: 'everyone', max: concurrent };
  const active = new Map<string, number>();
  const waiting = new Map<() => void, readonly KeyLimit[]>();

  const isFull = ({ key, max }: KeyLimit) => (active.get(key) ?? 0) >= max;
  const isQueueFull = ({ key, max }: KeyLimit) => [...waiting.values()].filter((limits) => limits.some((limit) => limit.key === key)).length >= max;
  const add = (limits: readonly KeyLimit[], change: number) => {
    for (const { key } of limits) {
      const count = (active.get(key) ?? 0) + change;
      if (count > 0) active.set(key, count);
      else active.delete(key);
    }
  };

  function take(limits: readonly KeyLimit[]): Slot {
    add(limits, 1);
    let isTaken = true;
    const release = () => {
      if (!isTaken) return;
      isTaken = false;
      add(limits, -1);
      for (const wake of [...waiting.keys()]) wake();
    };
    return { status: 'taken', release };
  }

  /** Takes a slot for a client address, after a wait where none is free. Refuses after `waitMs`, or at once when the queue is as long as there are slots. */
  return async (address: string): Promise<Slot> => {
    const clientLimits = limitKeysOf(address).map(({ key, factor }) => ({ key: `address ${key}`, max: concurrentPerAddress * factor }));
    const limits = [...clientLimits, total];
    const refused = (): Slot => ({ status: 'refused', limit: clientLimits.some(isFull) ? 'upload_concurrent_address' : 'upload_concurrent' });
    if (!limits.some(isFull)) return take(limits);
    if (limits.some(isQueueFull)) return refused();
    return new Promise((resolve) => {
      const finish = (slot: Slot) => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve(slot);
      };
      const wake = () => {
        if (!limits.some(isFull)) finish(take(limits));
      };
      const timer = setTimeout(() => finish(refused()), waitMs);
      waiting.set(wake, limits);
    });
  };
}

type Work = { work: () => Promise<Response>; refused: (refusal: UploadRefusal) => Response | Promise<Response> };

const key = Symbol.for('agency.uploadSlots');
// Each route is a bundle with a copy of this module.
const shared: typeof globalThis & { [key]?: ReturnType<typeof createUploadSlots> } = globalThis;

const waitMs = 5_000;
const retryAfterSeconds = 20;
/** A body this small is read at once, and perhaps has no files: it needs no slot. */
const smallBytes = 65_536;

/** Runs the work of an upload in a slot; runs `refused` instead when none becomes free in a few seconds. */
export async function withUploadSlot({ headers }: Request, { work, refused }: Work): Promise<Response> {
  if (Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= smallBytes) return work();
  shared[key] ??= createUploadSlots(config().uploads, waitMs);
  const slot = await shared[key](clientAddressOf({ headers }));
  if (slot.status === 'refused') {
    recordLimitHit(slot.limit);
    return refused({ refusal: slot.limit === 'upload_concurrent' ? 'uploadsBusy' : 'uploadsTooMany', retryAfterSeconds });
  }
  return work().finally(slot.release);
}
