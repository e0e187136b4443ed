import 'server-only';
import { limitHits } from '#lib/limits/limit-hits.ts';
import { isKeyFileSame } from './key-file.ts';
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
export type NotReady = { ready: false; outbox_oldest_seconds: null; dead_letters: null; keys: 'unknown' | 'changed'; limits: Record<string, number> };

const probedForMs = 1_000;
type Finding = 'ready' | 'away' | 'keyChanged';
let probe: { finding: Promise<Finding>; until: number } | undefined;

async function lookNow(now: number): Promise<Finding> {
  if (!isKeyFileSame()) return 'keyChanged';
  try {
    await probeWrite(now);
    return 'ready';
  } catch {
    return 'away';
  }
}

/** Everyone who asks within a second shares one look, and its write. */
function findOut(now: number): Promise<Finding> {
  if (probe && now < probe.until) return probe.finding;
  const begun = { finding: lookNow(now), until: Number.POSITIVE_INFINITY };
  probe = begun;
  // A write that takes longer than a second is waited for by all who come meanwhile.
  void begun.finding.finally(() => {
    begun.until = now + probedForMs;
  });
  return begun.finding;
}

/** Whether a post would be accepted now, and could be read after the next start: the store takes a write, the key file is as it was. */
export async function isReady(now: number): Promise<boolean> {
  return (await findOut(now)) === 'ready';
}

/**
 * Readiness with what an operator watches: how old the oldest undelivered lead is, how many deliveries were given up, how
 * often each limit was reached, how much is stored. Null when the store does not answer or the key file was changed. A key
 * that cannot read older leads is told of, but does not stop new ones.
 */
export async function readiness(now: number): Promise<Readiness | NotReady> {
  const limits = limitHits();
  const unknown: NotReady = { ready: false, outbox_oldest_seconds: null, dead_letters: null, keys: 'unknown', limits };
  const finding = await findOut(now);
  if (finding !== 'ready') return finding === 'keyChanged' ? { ...unknown, keys: 'changed' } : unknown;
  try {
    const [{ oldestSeconds, deadLetters }, readable, storage] = await Promise.all([outboxHealth(now), canReadAnswers(), storageFigures()]);
    const keys = readable ? 'ok' : 'wrong';
    return { ready: true, outbox_oldest_seconds: oldestSeconds, dead_letters: deadLetters, keys, ...storage, limits };
  } catch {
    return unknown;
  }
}
