import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats `attempt` until its value is neither false nor undefined, and returns it. Rejects after `limitMs` with `what`. */
export async function until<T>(
  what: string,
  attempt: () => T | false | undefined | Promise<T | false | undefined>,
  limitMs = 20_000,
  pauseMs = 50,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const value = await attempt();
    if (value !== false && value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${limitMs} ms`);
    await sleep(pauseMs);
  }
}
