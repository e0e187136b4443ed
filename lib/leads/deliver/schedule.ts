import type { DeliveryOutcome } from '../model.ts';
import type { SendResult } from './send-result.ts';

const jitter = 0.2;

type Try = { attempts: number; now: number; scheduleSeconds: readonly number[]; random?: () => number };

/**
 * What becomes of a delivery after one send: delivered, again at a time of the schedule (±20 %, so that many waiting
 * deliveries do not return at once; later when the receiver asked for it), or dead after the last entry. `attempts` counts
 * the tries before this one.
 */
export function outcomeOf(result: SendResult, { attempts, now, scheduleSeconds, random = Math.random }: Try): DeliveryOutcome {
  if (result.status === 'delivered') return { status: 'delivered' };
  if (result.status === 'dead') return result;
  const seconds = scheduleSeconds[attempts];
  if (seconds === undefined) return { status: 'dead', error: result.error };
  const wait = seconds * 1000 * (1 - jitter + 2 * jitter * random());
  return { status: 'retry', nextAt: Math.round(Math.max(now + wait, result.notBefore ?? 0)), error: result.error };
}
