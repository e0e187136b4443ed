import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '../model.ts';
import { attempt, type AttemptParts, type Claim } from './attempt.ts';
import type { Outage } from './outage.ts';

export type WorkerParts = AttemptParts & {
  outage: Outage;
  pollMs?: number;
  waitForIdle?: (signal: AbortSignal) => Promise<void>;
};

const leaseMs = 60_000;
const laneLimit = 2;
const defaultPollMs = 1000;

/** Delivers what is due on one channel, at most two at a time. Channels have workers of their own, so a slow destination delays no other. */
export function createChannelWorker(channel: Channel, parts: WorkerParts) {
  const { store, outage, pollMs = defaultPollMs } = parts;
  const lanes = new Set<Promise<void>>();
  let working = 0;
  let again = false;
  const halt = new AbortController();
  let loop: Promise<void> | undefined;

  async function claimNext(): Promise<Claim | undefined> {
    await parts.waitForIdle?.(halt.signal);
    if (halt.signal.aborted) return undefined;
    const worker = randomUUID();
    const now = Date.now();
    const [delivery] = await store.claimDeliveries(channel, { limit: 1, now, leaseMs, worker });
    outage.ended();
    return delivery && { delivery, worker, leaseEnds: now + leaseMs };
  }

  async function work(): Promise<void> {
    try {
      do {
        again = false;
        for (let claim = await claimNext(); claim; claim = await claimNext()) {
          if (working < laneLimit) openLane();
          await attempt(claim, parts);
        }
      } while (again && !halt.signal.aborted);
    } catch (failure) {
      outage.began(failure);
    } finally {
      working -= 1;
    }
  }

  function openLane(): void {
    if (halt.signal.aborted) return;
    if (working >= laneLimit) {
      again = true;
      return;
    }
    working += 1;
    const lane: Promise<void> = work().finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  async function idle(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes);
  }

  async function poll(): Promise<void> {
    while (!halt.signal.aborted) {
      let pauseMs = pollMs;
      try {
        const due = await store.nextDueAt(channel);
        outage.ended();
        const dueInMs = due === null ? pollMs : due - Date.now();
        if (dueInMs <= 0) openLane();
        else pauseMs = Math.min(dueInMs, pollMs);
      } catch (failure) {
        outage.began(failure);
      }
      await sleep(pauseMs, undefined, { signal: halt.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    async drain(): Promise<void> {
      openLane();
      await idle();
    },
    start(): void {
      if (!halt.signal.aborted) loop ??= poll();
    },
    wake: openLane,
    /** Claims nothing more; resolves when the attempts under way have ended. */
    async stop(): Promise<void> {
      halt.abort();
      await Promise.all([loop, idle()]);
    },
  };
}
