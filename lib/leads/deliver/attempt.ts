import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { measure } from '#lib/telemetry/telemetry.ts';
import { errorLabel } from '#lib/error-code.ts';
import type { ClaimedDelivery, DeliveryOutcome } from '../model.ts';
import type { DeliveryLog, DeliveryStore, Send, SendResult } from './delivery-store.ts';
import { whenAborted } from './when-aborted.ts';

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

function reportOutcome(log: DeliveryLog, { channel, earlierAttempts, lead }: ClaimedDelivery, result: SendResult, outcome: DeliveryOutcome): void {
  const context = { reference: lead.reference, channel, tries: earlierAttempts + 1 };
  if (result.status === 'delivered' && result.refused) log.error({ event: 'recipients_refused', ...context, refused: result.refused });
  if (result.status === 'retry' && result.alarm) log.error({ event: 'destination_misconfigured', ...context, error: result.error });
  if (outcome.status === 'delivered')
    log.info({
      event: outcome.skippedBecause ? 'mail_not_sent' : 'delivered',
      ...context,
      ...(outcome.skippedBecause ? { reason: outcome.skippedBecause } : {}),
    });
  if (outcome.status === 'dead') log.error({ event: 'dead_letter', ...context, error: outcome.error });
  if (outcome.status === 'retry') {
    log.warn({ event: 'delivery_retry', ...context, error: outcome.error, nextAt: new Date(outcome.nextAt).toISOString() });
  }
}

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
