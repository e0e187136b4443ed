import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Channel } from '../model.ts';
import { attempt, type AttemptParts, type Claim } from './attempt.ts';
import type { Outage } from './outage.ts';
import { createRest } from './rest.ts';

export type WorkerParts = AttemptParts & {
  outage: Outage;
  pollMs?: number;
  /** Resolves when the next delivery may be taken. */
  waitForIdle?: (signal: AbortSignal) => Promise<void>;
};

const leaseMs = 60_000;
const laneLimit = 2;
const defaultPollMs = 1000;

/**
 * Delivers what is due on one channel, in two lanes: while one waits for a slow destination the other goes on. It knows
 * nothing of the other channels, so a hanging destination delays no other.
 */
export function createChannelWorker(channel: Channel, parts: WorkerParts) {
  const { door, outage, pollMs = defaultPollMs } = parts;
  const rest = createRest();
  const lanes = new Set<Promise<void>>();
  let working = 0;
  let again = false;
  const halt = new AbortController();
  let loop: Promise<void> | undefined;

  async function take(): Promise<Claim | undefined> {
    await parts.waitForIdle?.(halt.signal);
    if (halt.signal.aborted) return undefined;
    const worker = randomUUID();
    const now = Date.now();
    const [delivery] = await door.claimDeliveries(channel, { limit: 1, now, leaseMs, worker });
    outage.ended();
    return delivery && { delivery, worker, leaseEnds: now + leaseMs };
  }

  async function work(): Promise<void> {
    try {
      do {
        again = false;
        for (let claim = await take(); claim; claim = await take()) {
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
      let pause = pollMs;
      try {
        const due = await door.nextDueAt(channel);
        outage.ended();
        const ahead = due === null ? pollMs : due - Date.now();
        if (ahead <= 0) openLane();
        else pause = Math.min(ahead, pollMs);
      } catch (failure) {
        outage.began(failure);
      }
      await rest.sleep(pause);
    }
  }

  return {
    /** Delivers everything that is due now; resolves when nothing is left to try. */
    async drain(): Promise<void> {
      openLane();
      await idle();
    },
    start(): void {
      if (!halt.signal.aborted) loop ??= poll();
    },
    /** Looks at once whether something is due. */
    wake: openLane,
    /** Takes nothing more; resolves when the sends in flight have ended. */
    async stop(): Promise<void> {
      halt.abort();
      rest.rouse();
      await Promise.all([loop, idle()]);
    },
  };
}
