import 'server-only';
import type { DeliveryOutcome } from '../model.ts';
import type { SendResult } from './send-result.ts';

const jitter = 0.2;
/** A try in doubt counts as this many more: what keeps a mail server from answering seldom ends within seconds. */
const doubtSteps = 2;
const shortestDoubtSeconds = 30;

type Try = { attempts: number; doubts?: number; now: number; scheduleSeconds: readonly number[]; random?: () => number };

/**
 * What becomes of a delivery after one send: delivered, again at a time of the schedule (±20 %, so that many waiting
 * deliveries do not return at once; later when the receiver asked for it), or dead after the last entry. `attempts` counts
 * the tries before this one, `doubts` those of them that the receiver may have taken: after the second it is dead, for a
 * third copy would help nobody.
 */
export function outcomeOf(result: SendResult, { attempts, doubts = 0, now, scheduleSeconds, random = Math.random }: Try): DeliveryOutcome {
  if (result.status === 'delivered') return { status: 'delivered', ...(result.unsent ? { unsent: result.unsent } : {}) };
  if (result.status === 'dead') return result;
  const { error, inDoubt } = result;
  const next = scheduleSeconds[attempts];
  if (next === undefined || (inDoubt && doubts > 0)) return { status: 'dead', error };
  const seconds = inDoubt ? Math.max(shortestDoubtSeconds, next, scheduleSeconds[attempts + doubtSteps] ?? 0) : next;
  const wait = seconds * 1000 * (1 - jitter + 2 * jitter * random());
  return { status: 'retry', nextAt: Math.round(Math.max(now + wait, result.notBefore ?? 0)), error, ...(inDoubt ? { inDoubt } : {}) };
}
