import 'server-only';
import { limitHits } from '#lib/limits/limit-hits.ts';
import { outboxHealth } from './store/deliveries.ts';
import { canReadAnswers, probeWrite } from './store/health.ts';
import { type StorageFigures, storageFigures } from './store/storage.ts';

type Details = StorageFigures & {
  outbox_oldest_seconds: number;
  dead_letters: number;
  keys: 'ok' | 'wrong';
  limits: Record<string, number>;
};
export type Readiness = { ready: true } & Details;
export type NotReady = { ready: false; outbox_oldest_seconds: null; dead_letters: null; keys: 'unknown'; limits: Record<string, number> };

const probedForMs = 1_000;
let probe: { isWritable: Promise<boolean>; until: number } | undefined;

async function tryWrite(now: number): Promise<boolean> {
  try {
    await probeWrite(now);
    return true;
  } catch {
    return false;
  }
}

/** Whether a post would be accepted now: the store takes a write. Everyone who asks within a second shares one write. */
export function isReady(now: number): Promise<boolean> {
  if (probe && now < probe.until) return probe.isWritable;
  const begun = { isWritable: tryWrite(now), until: Number.POSITIVE_INFINITY };
  probe = begun;
  // A write that takes longer than a second is waited for by all who come meanwhile.
  void begun.isWritable.finally(() => {
    begun.until = now + probedForMs;
  });
  return begun.isWritable;
}

/**
 * Readiness with what an operator watches: how old the oldest undelivered lead is, how many deliveries were given up, how
 * often each limit was reached, how much is stored. Null when the store does not answer. A key that cannot read older
 * leads is told of, but does not stop new ones.
 */
export async function readiness(now: number): Promise<Readiness | NotReady> {
  const limits = limitHits();
  const unknown: NotReady = { ready: false, outbox_oldest_seconds: null, dead_letters: null, keys: 'unknown', limits };
  if (!(await isReady(now))) return unknown;
  try {
    const [{ oldestSeconds, deadLetters }, readable, storage] = await Promise.all([outboxHealth(now), canReadAnswers(), storageFigures()]);
    const keys = readable ? 'ok' : 'wrong';
    return { ready: true, outbox_oldest_seconds: oldestSeconds, dead_letters: deadLetters, keys, ...storage, limits };
  } catch {
    return unknown;
  }
}
