import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorLabel } from '#lib/error-code.ts';
import type { Channel } from '../model.ts';
import { attempt, type AttemptParts, type Claim } from './attempt.ts';
import { storeCause } from '../store/db.ts';
import type { DeliveryLog } from './delivery-store.ts';

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

export type WorkerParts = AttemptParts & {
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
    const worker = randomUUID();
    const now = Date.now();
    const [delivery] = await store.claimDeliveries(channel, { limit: 1, now, leaseMs, worker });
    outage.ended();
    return delivery && { delivery, worker, leaseEnds: now + leaseMs };
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
