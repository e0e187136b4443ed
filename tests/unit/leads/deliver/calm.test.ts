import { setTimeout as wait } from 'node:timers/promises';
import { asArrival, calm } from '#lib/leads/deliver/calm.ts';

const msOf = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

describe('a delivery', () => {
  test('is taken at once where nobody posts', async () => {
    expect(await msOf(() => calm())).toBeLessThan(5);
  });

  test('waits for posts that are being kept, and for a gap behind them', async () => {
    const kept = asArrival(() => wait(40));
    expect(await msOf(() => calm())).toBeGreaterThan(45);
    await kept;
  });

  test('waits for a tenth of a second at most', async () => {
    const kept = asArrival(() => wait(400));
    const ms = await msOf(() => calm());
    expect(ms).toBeGreaterThanOrEqual(100);
    expect(ms).toBeLessThan(250);
    await kept;
  });

  test('does not wait when everything ends', async () => {
    const kept = asArrival(() => wait(60));
    expect(await msOf(() => calm(AbortSignal.abort()))).toBeLessThan(5);
    await kept;
  });

  test('is not held back by a post that failed', async () => {
    await expect(asArrival(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await wait(15);
    expect(await msOf(() => calm())).toBeLessThan(5);
  });
});
