import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorLabel } from '#lib/error-code.ts';
import { measure } from '#lib/telemetry/telemetry.ts';
import type { Channel, ClaimedDelivery, DeliveryOutcome } from '../model.ts';
import { storeCause } from '../store/db.ts';
import type { DeliveryLog, DeliveryStore, Send, SendResult } from './delivery-store.ts';

/** Rejects with the signal's reason once it is aborted; for a race with work that may ignore the signal. */
export function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

const jitter = 0.2;
/** A retry after an uncertain attempt skips steps of the schedule: a mail server that does not respond seldom recovers within seconds. */
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
  const context = { reference: lead.reference, channel, attempts: earlierAttempts + 1 };
  if (result.status === 'delivered' && result.rejectedRecipients)
    log.error({ event: 'recipients_refused', ...context, refused: result.rejectedRecipients });
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

type Claim = {
  delivery: ClaimedDelivery;
  claimId: string;
  /** Epoch ms. */
  leaseEnds: number;
};
type AttemptParts = { store: DeliveryStore; send: Send; scheduleSeconds: readonly number[]; log: DeliveryLog; sendLimitMs?: number };

/** Well within the lease of 60 s, so that the outcome can still be stored. */
const defaultSendLimitMs = 42_000;
/** How long an aborted sender may take to name its error. */
const abortGraceMs = 500;
const finishPauseMs = 500;

/** The process ended during the last attempt, before an outcome was stored: the message itself may be the cause. */
const processEndedInLastAttempt: SendResult = { status: 'dead', error: 'process ended in the last attempt' };

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
  { delivery, claimId, leaseEnds }: Claim,
  outcome: DeliveryOutcome,
): Promise<'kept' | 'lost' | 'unwritten'> {
  for (;;) {
    try {
      return (await store.finishDelivery(delivery.id, claimId, outcome, Date.now())) ? 'kept' : 'lost';
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
  const result = hasNoAttemptsLeft ? processEndedInLastAttempt : await measure('delivery', tracing, send, ({ status }) => ({ outcome: status }));
  const outcome = outcomeOf(result, { earlierAttempts, uncertainAttempts, now: Date.now(), scheduleSeconds: parts.scheduleSeconds });
  const written = await storeOutcome(parts.store, claim, outcome);
  const context = { reference: delivery.lead.reference, channel: delivery.channel, outcome: outcome.status };
  if (written === 'kept') reportOutcome(parts.log, delivery, result, outcome);
  if (written === 'lost') parts.log.warn({ event: 'lease_lost', ...context });
  if (written === 'unwritten') parts.log.error({ event: 'outcome_not_stored', ...context });
}

type Outage = { began(failure: unknown): void; ended(): void };

export function outageLog(log: DeliveryLog): Outage {
  let since: number | undefined;
  return {
    began(failure) {
      if (since !== undefined) return;
      since = Date.now();
      log.error({ event: 'store_unreachable', error: errorLabel(failure), cause: storeCause(failure) });
    },
    ended() {
      if (since === undefined) return;
      log.info({ event: 'store_reachable', seconds: Math.round((Date.now() - since) / 1000) });
      since = undefined;
    },
  };
}

type WorkerParts = AttemptParts & {
  outage: Outage;
  pollMs?: number;
  waitForIdle?: (signal: AbortSignal) => Promise<void>;
};

const leaseMs = 60_000;
const maxRuns = 2;
const defaultPollMs = 1000;

/** Delivers what is due on one channel, at most two at a time. Channels have workers of their own, so a slow destination delays no other. */
export function createChannelWorker(channel: Channel, parts: WorkerParts) {
  const { store, outage, pollMs = defaultPollMs } = parts;
  const runs = new Set<Promise<void>>();
  let activeRuns = 0;
  let mustRunAgain = false;
  const stopping = new AbortController();
  let loop: Promise<void> | undefined;

  async function claimNext(): Promise<Claim | undefined> {
    await parts.waitForIdle?.(stopping.signal);
    if (stopping.signal.aborted) return undefined;
    // Once the lease has passed to another claim, an outcome under this id is refused.
    const claimId = randomUUID();
    const now = Date.now();
    const [delivery] = await store.claimDeliveries(channel, { limit: 1, now, leaseMs, claimId });
    outage.ended();
    return delivery && { delivery, claimId, leaseEnds: now + leaseMs };
  }

  async function work(): Promise<void> {
    try {
      do {
        mustRunAgain = false;
        for (let claim = await claimNext(); claim; claim = await claimNext()) {
          if (activeRuns < maxRuns) startRun();
          await attempt(claim, parts);
        }
      } while (mustRunAgain && !stopping.signal.aborted);
    } catch (failure) {
      outage.began(failure);
    } finally {
      activeRuns -= 1;
    }
  }

  function startRun(): void {
    if (stopping.signal.aborted) return;
    if (activeRuns >= maxRuns) {
      mustRunAgain = true;
      return;
    }
    activeRuns += 1;
    const run: Promise<void> = work().finally(() => runs.delete(run));
    runs.add(run);
  }

  async function idle(): Promise<void> {
    while (runs.size > 0) await Promise.all(runs);
  }

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      let pauseMs = pollMs;
      try {
        const due = await store.nextDueAt(channel);
        outage.ended();
        const dueInMs = due === null ? pollMs : due - Date.now();
        if (dueInMs <= 0) startRun();
        else pauseMs = Math.min(dueInMs, pollMs);
      } catch (failure) {
        outage.began(failure);
      }
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    /** Delivers everything that is due now. */
    async deliverDue(): Promise<void> {
      startRun();
      await idle();
    },
    start(): void {
      if (!stopping.signal.aborted) loop ??= poll();
    },
    wake: startRun,
    /** Claims nothing more; resolves when the attempts under way have ended. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([loop, idle()]);
    },
  };
}
