import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { measured } from '#lib/telemetry/telemetry.ts';
import type { ClaimedDelivery, DeliveryOutcome } from '../model.ts';
import type { DeliveryDoor, DeliveryLog, Send } from './door.ts';
import { errorLabel } from '#lib/error-code.ts';
import { reportOutcome } from './report.ts';
import { outcomeOf } from './schedule.ts';
import type { SendResult } from './send-result.ts';
import { whenAborted } from './when-aborted.ts';

export type Claim = { delivery: ClaimedDelivery; worker: string /** Epoch ms. */; leaseEnds: number };
export type AttemptParts = { door: DeliveryDoor; send: Send; scheduleSeconds: readonly number[]; log: DeliveryLog; sendLimitMs?: number };

/** Well inside the lease of 60 s, so that what happened can still be written down. */
const defaultSendLimitMs = 42_000;
/** What a sender that was told to end can still say. */
const lastWordMs = 500;
const finishPauseMs = 500;

/** Each try has ended with the process that made it: the one after the last is not made. */
const endless: SendResult = { status: 'dead', error: 'no try came to an end' };

async function sendWithin(send: Send, delivery: ClaimedDelivery, limitMs: number): Promise<SendResult> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    return await Promise.race([send(delivery, signal), whenAborted(AbortSignal.timeout(limitMs + lastWordMs))]);
  } catch (failure) {
    if (signal.aborted) return { status: 'retry', error: 'timeout' };
    // The message of an unforeseen error may repeat an answer; its code does not.
    return { status: 'retry', error: `fault ${errorLabel(failure)}`, alarm: true };
  }
}

/** Writes the outcome down; a store that is away is asked again until the lease ends, for a lost outcome means a second mail. */
async function finish(door: DeliveryDoor, { delivery, worker, leaseEnds }: Claim, outcome: DeliveryOutcome): Promise<'kept' | 'lost' | 'unwritten'> {
  for (;;) {
    try {
      return (await door.finishDelivery(delivery.id, worker, outcome, Date.now())) ? 'kept' : 'lost';
    } catch {
      if (Date.now() + finishPauseMs >= leaseEnds) break;
      await wait(finishPauseMs);
    }
  }
  return 'unwritten';
}

/** One try of one claimed delivery: send, decide what follows, write it down. Never rejects. */
export async function attempt(claim: Claim, parts: AttemptParts): Promise<void> {
  const { delivery } = claim;
  const { attempts, doubts } = delivery;
  const isSpent = attempts > parts.scheduleSeconds.length;
  const send = () => sendWithin(parts.send, delivery, parts.sendLimitMs ?? defaultSendLimitMs);
  const tracing = { kind: 'client', isRoot: true, attributes: { channel: delivery.channel } } as const;
  const result = isSpent ? endless : await measured('delivery', tracing, send, ({ status }) => ({ outcome: status }));
  const outcome = outcomeOf(result, { attempts, doubts, now: Date.now(), scheduleSeconds: parts.scheduleSeconds });
  const written = await finish(parts.door, claim, outcome);
  const facts = { reference: delivery.lead.reference, channel: delivery.channel, outcome: outcome.status };
  if (written === 'kept') reportOutcome(parts.log, delivery, result, outcome);
  if (written === 'lost') parts.log.warn({ event: 'lease_lost', ...facts });
  if (written === 'unwritten') parts.log.error({ event: 'outcome_not_stored', ...facts });
}
