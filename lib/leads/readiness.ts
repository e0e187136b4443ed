import 'server-only';
import { canReadAnswers, probeWrite } from './store/health.ts';
import { outboxHealth } from './store/deliveries.ts';

export type Readiness = { ready: boolean; outbox_oldest_seconds: number | null; dead_letters: number | null; keys: 'ok' | 'wrong' | 'unknown' };

/**
 * Whether a post would be accepted now: the store takes a write. Says also how old the oldest undelivered lead is and how
 * many deliveries were given up; both are null when the store does not answer. A key that cannot read older leads is told
 * of, but does not stop new ones.
 */
export async function readiness(now: number): Promise<Readiness> {
  try {
    await probeWrite(now);
    const [{ oldestSeconds, deadLetters }, readable] = await Promise.all([outboxHealth(now), canReadAnswers()]);
    return { ready: true, outbox_oldest_seconds: oldestSeconds, dead_letters: deadLetters, keys: readable ? 'ok' : 'wrong' };
  } catch {
    return { ready: false, outbox_oldest_seconds: null, dead_letters: null, keys: 'unknown' };
  }
}
