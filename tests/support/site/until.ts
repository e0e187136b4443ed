import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until the answer is neither false nor undefined, and gives it; rejects after `limitMs`, naming what was waited for. */
export async function until<T>(
  what: string,
  ask: () => T | false | undefined | Promise<T | false | undefined>,
  limitMs = 20_000,
  pauseMs = 50,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`waited ${limitMs} ms in vain: ${what}`);
    await wait(pauseMs);
  }
}
