import 'server-only';
import type { DeliveryOutcome } from '../model.ts';
import type { SendResult } from './send-result.ts';

const jitter = 0.2;
/** A retry after an uncertain attempt skips steps of the schedule: a mail server that does not answer seldom recovers within seconds. */
const uncertainSteps = 2;
const minUncertainSeconds = 30;

type Attempt = { earlierAttempts: number; uncertainAttempts?: number; now: number; scheduleSeconds: readonly number[]; random?: () => number };

/**
 * The outcome of one delivery attempt: delivered, retry, or dead after the last entry of the schedule. A retry is due at the schedule's next entry ±20 %,
 * or later when the receiver asks for that. After the second uncertain attempt the delivery is dead, to send no third copy.
 */
export function outcomeOf(
  result: SendResult,
  { earlierAttempts, uncertainAttempts = 0, now, scheduleSeconds, random = Math.random }: Attempt,
): DeliveryOutcome {
  if (result.status === 'delivered') return { status: 'delivered', ...(result.skippedBecause ? { skippedBecause: result.skippedBecause } : {}) };
  if (result.status === 'dead') return result;
  const { error, isUncertain } = result;
  const next = scheduleSeconds[earlierAttempts];
  if (next === undefined || (isUncertain && uncertainAttempts > 0)) return { status: 'dead', error };
  const seconds = isUncertain ? Math.max(minUncertainSeconds, next, scheduleSeconds[earlierAttempts + uncertainSteps] ?? 0) : next;
  const pauseMs = seconds * 1000 * (1 - jitter + 2 * jitter * random());
  return { status: 'retry', nextAt: Math.round(Math.max(now + pauseMs, result.notBefore ?? 0)), error, ...(isUncertain ? { isUncertain } : {}) };
}
