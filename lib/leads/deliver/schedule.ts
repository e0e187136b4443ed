import 'server-only';
import type { DeliveryOutcome } from '../model.ts';
import type { SendResult } from './send-result.ts';

const jitter = 0.2;
/** An attempt in doubt skips steps of the schedule: a mail server that does not answer seldom recovers within seconds. */
const doubtSteps = 2;
const shortestDoubtSeconds = 30;

type Attempt = { attempts: number; doubts?: number; now: number; scheduleSeconds: readonly number[]; random?: () => number };

/**
 * The outcome of one delivery attempt: delivered, retry, or dead after the last entry of the schedule. A retry is due at the schedule's next entry ±20 %,
 * or later when the receiver asks for that. `attempts` counts the attempts before this one, `doubts` those that the receiver may have taken: after the second the delivery is
 * dead, to send no third copy.
 */
export function outcomeOf(result: SendResult, { attempts, doubts = 0, now, scheduleSeconds, random = Math.random }: Attempt): DeliveryOutcome {
  if (result.status === 'delivered') return { status: 'delivered', ...(result.unsent ? { unsent: result.unsent } : {}) };
  if (result.status === 'dead') return result;
  const { error, inDoubt } = result;
  const next = scheduleSeconds[attempts];
  if (next === undefined || (inDoubt && doubts > 0)) return { status: 'dead', error };
  const seconds = inDoubt ? Math.max(shortestDoubtSeconds, next, scheduleSeconds[attempts + doubtSteps] ?? 0) : next;
  const pauseMs = seconds * 1000 * (1 - jitter + 2 * jitter * random());
  return { status: 'retry', nextAt: Math.round(Math.max(now + pauseMs, result.notBefore ?? 0)), error, ...(inDoubt ? { inDoubt } : {}) };
}
