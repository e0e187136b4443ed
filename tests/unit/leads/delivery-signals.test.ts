import { setTimeout as sleep } from 'node:timers/promises';
import { trackSave, waitForIdle } from '#lib/leads/delivery-signals.ts';

/** Asserted by order, not by time, since a machine may be suspended. */
const isAtOnce = (work: () => Promise<unknown>) => Promise.race([work().then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);

const msOf = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

describe('a delivery', () => {
  test('is claimed at once while no lead is being saved', async () => {
    expect(await isAtOnce(() => waitForIdle())).toBe(true);
  });

  test('waits for running saves and a gap after them', async () => {
    const save = trackSave(() => sleep(40));
    expect(await msOf(() => waitForIdle())).toBeGreaterThan(45);
    await save;
  });

  test('waits 100 ms at most', async () => {
    let isSaved = false;
    const save = trackSave(() => sleep(2_000)).then(() => (isSaved = true));
    expect(await msOf(() => waitForIdle())).toBeGreaterThanOrEqual(100);
    expect(isSaved).toBe(false);
    await save;
  });

  test('does not wait when aborted', async () => {
    const save = trackSave(() => sleep(60));
    expect(await isAtOnce(() => waitForIdle(AbortSignal.abort()))).toBe(true);
    await save;
  });

  test('does not wait for a save that failed', async () => {
    await expect(trackSave(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await sleep(15);
    expect(await isAtOnce(() => waitForIdle())).toBe(true);
  });
});
