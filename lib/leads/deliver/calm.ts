import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

type Traffic = { open: number /** On the clock of `performance`. */; endedAt: number };

declare global {
  var leadTraffic: Traffic | undefined;
}

const lookMs = 5;
/** Posts that follow one another more closely than this are one rush. */
const quietMs = 10;
/** A rush never holds a delivery back for longer. */
const longestMs = 100;

/** Several bundles of one process hold a copy of this module each; they count together. */
function traffic(): Traffic {
  globalThis.leadTraffic ??= { open: 0, endedAt: Number.NEGATIVE_INFINITY };
  return globalThis.leadTraffic;
}

/** Counts a post while it is being kept, for `calm`. */
export async function asArrival<T>(keep: () => Promise<T>): Promise<T> {
  const posts = traffic();
  posts.open += 1;
  try {
    return await keep();
  } finally {
    posts.open -= 1;
    posts.endedAt = performance.now();
  }
}

/**
 * Waits for a gap between posts, at most a tenth of a second: in a rush the visitors who wait come first, and deliveries go on slowly. Cut short
 * by a signal.
 */
export async function calm(signal?: AbortSignal): Promise<void> {
  const start = performance.now();
  const posts = traffic();
  const isRush = () => posts.open > 0 || performance.now() - posts.endedAt < quietMs;
  const isOver = () => signal?.aborted === true || performance.now() - start >= longestMs;
  while (isRush() && !isOver()) await wait(lookMs);
}
