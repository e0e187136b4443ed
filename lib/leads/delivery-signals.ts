import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';

declare global {
  var leadWakeDelivery: (() => void) | undefined;
}

/** Registers the function that wakes delivery. The bundles of a process share it, so that receiving imports nothing of delivery. */
export function setWakeDelivery(wake: () => void): void {
  globalThis.leadWakeDelivery = wake;
}

/** Delivers what is due at once instead of at the next poll; called after a lead was saved. */
export function wakeDelivery(): void {
  globalThis.leadWakeDelivery?.();
}

type Traffic = {
  running: number;
  /** On the clock of `performance`. */
  endedAt: number;
};

declare global {
  var leadTraffic: Traffic | undefined;
}

const pollMs = 5;
/** Saves that follow one another more closely count as one burst. */
const gapMs = 10;
const maxWaitMs = 100;

function traffic(): Traffic {
  globalThis.leadTraffic ??= { running: 0, endedAt: Number.NEGATIVE_INFINITY };
  return globalThis.leadTraffic;
}

/** Runs `save`, which `waitForIdle` counts as running. */
export async function trackSave<T>(save: () => Promise<T>): Promise<T> {
  const saves = traffic();
  saves.running += 1;
  try {
    return await save();
  } finally {
    saves.running -= 1;
    saves.endedAt = performance.now();
  }
}

/**
 * Waits until no lead is being saved, at most 100 ms or until `signal` is aborted: in a burst visitors are served first, and deliveries go on
 * slowly.
 */
export async function waitForIdle(signal?: AbortSignal): Promise<void> {
  const start = performance.now();
  const saves = traffic();
  const isBusy = () => saves.running > 0 || performance.now() - saves.endedAt < gapMs;
  const isOver = () => signal?.aborted === true || performance.now() - start >= maxWaitMs;
  while (isBusy() && !isOver()) await sleep(pollMs);
}
