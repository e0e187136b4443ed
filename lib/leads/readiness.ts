import 'server-only';
import { limitHits } from '#lib/rate-limits/limit-hits.ts';
import { takeKeyFileChange } from './key-file.ts';
import { deliveryHealth } from './store/deliveries.ts';
import { canReadValues, probeWrite } from './store/health.ts';
import { type StorageFigures, storageFigures } from './store/storage.ts';

type Details = StorageFigures & {
  outbox_oldest_seconds: number;
  dead_letters: number;
  keys: 'ok' | 'wrong';
  limits: Record<string, number>;
};
export type Readiness = { ready: true } & Details;
export type NotReady = { ready: false; outbox_oldest_seconds: null; dead_letters: null; keys: 'unknown' | 'changed'; limits: Record<string, number> };

const probeTtlMs = 1_000;
type Finding = 'ready' | 'unavailable' | 'keyChanged';
let latest: { finding: Promise<Finding>; until: number } | undefined;

async function probeNow(now: number): Promise<Finding> {
  if (takeKeyFileChange()) return 'keyChanged';
  try {
    await probeWrite(now);
    return 'ready';
  } catch {
    return 'unavailable';
  }
}

/** Callers within a second share one probe, since it writes. */
function probe(now: number): Promise<Finding> {
  if (latest && now < latest.until) return latest.finding;
  const started = { finding: probeNow(now), until: Number.POSITIVE_INFINITY };
  latest = started;
  void started.finding.finally(() => {
    started.until = now + probeTtlMs;
  });
  return started.finding;
}

/** Whether a lead can be stored now and read after the next start: the store accepts a write and the key file is unchanged. */
export async function isReady(now: number): Promise<boolean> {
  return (await probe(now)) === 'ready';
}

/**
 * Readiness with the figures that an operator watches; null when the store is unavailable or the key file was changed. With a key that cannot read
 * older leads (`keys: 'wrong'`) the site is still ready for new ones.
 */
export async function readiness(now: number): Promise<Readiness | NotReady> {
  const limits = limitHits();
  const unknown: NotReady = { ready: false, outbox_oldest_seconds: null, dead_letters: null, keys: 'unknown', limits };
  const finding = await probe(now);
  if (finding !== 'ready') return finding === 'keyChanged' ? { ...unknown, keys: 'changed' } : unknown;
  try {
    const [{ oldestSeconds, deadLetters }, readable, storage] = await Promise.all([deliveryHealth(now), canReadValues(), storageFigures()]);
    const keys = readable ? 'ok' : 'wrong';
    return { ready: true, outbox_oldest_seconds: oldestSeconds, dead_letters: deadLetters, keys, ...storage, limits };
  } catch {
    return unknown;
  }
}
