import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { measure } from '#lib/telemetry/telemetry.ts';
import type { ClaimedDelivery, DeliveryOutcome } from '../model.ts';
import type { DeliveryStore, DeliveryLog, Send } from './delivery-store.ts';
import { errorLabel } from '#lib/error-code.ts';
import { reportOutcome } from './report.ts';
import { outcomeOf } from './schedule.ts';
import type { SendResult } from './send-result.ts';
import { whenAborted } from './when-aborted.ts';

export type Claim = { delivery: ClaimedDelivery; worker: string /** Epoch ms. */; leaseEnds: number };
export type AttemptParts = { store: DeliveryStore; send: Send; scheduleSeconds: readonly number[]; log: DeliveryLog; sendLimitMs?: number };

/** Well within the lease of 60 s, so that the outcome can still be stored. */
const defaultSendLimitMs = 42_000;
/** How long an aborted sender may take to name its error. */
const abortGraceMs = 500;
const finishPauseMs = 500;

/** The process died during every attempt, before an outcome was stored, so the message itself may be the cause. */
const processEndedEachTime: SendResult = { status: 'dead', error: 'process ended in every attempt' };

async function sendWithin(send: Send, delivery: ClaimedDelivery, limitMs: number): Promise<SendResult> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    return await Promise.race([send(delivery, signal), whenAborted(AbortSignal.timeout(limitMs + abortGraceMs))]);
  } catch (failure) {
    if (signal.aborted) return { status: 'retry', error: 'timeout' };
    return { status: 'retry', error: `error ${errorLabel(failure)}`, alarm: true };
  }
}

/** Stores the outcome. Retries until the lease ends: a lost outcome means a second mail. */
async function storeOutcome(
  store: DeliveryStore,
  { delivery, worker, leaseEnds }: Claim,
  outcome: DeliveryOutcome,
): Promise<'kept' | 'lost' | 'unwritten'> {
  for (;;) {
    try {
      return (await store.finishDelivery(delivery.id, worker, outcome, Date.now())) ? 'kept' : 'lost';
    } catch {
      if (Date.now() + finishPauseMs >= leaseEnds) break;
      await sleep(finishPauseMs);
    }
  }
  return 'unwritten';
}

export async function attempt(claim: Claim, parts: AttemptParts): Promise<void> {
  const { delivery } = claim;
  const { earlierAttempts, uncertainAttempts } = delivery;
  const hasNoAttemptsLeft = earlierAttempts > parts.scheduleSeconds.length;
  const send = () => sendWithin(parts.send, delivery, parts.sendLimitMs ?? defaultSendLimitMs);
  const tracing = { kind: 'client', isRoot: true, attributes: { channel: delivery.channel } } as const;
  const result = hasNoAttemptsLeft ? processEndedEachTime : await measure('delivery', tracing, send, ({ status }) => ({ outcome: status }));
  const outcome = outcomeOf(result, { earlierAttempts, uncertainAttempts, now: Date.now(), scheduleSeconds: parts.scheduleSeconds });
  const written = await storeOutcome(parts.store, claim, outcome);
  const context = { reference: delivery.lead.reference, channel: delivery.channel, outcome: outcome.status };
  if (written === 'kept') reportOutcome(parts.log, delivery, result, outcome);
  if (written === 'lost') parts.log.warn({ event: 'lease_lost', ...context });
  if (written === 'unwritten') parts.log.error({ event: 'outcome_not_stored', ...context });
}
