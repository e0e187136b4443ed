import { setImmediate as nextTurn } from 'node:timers/promises';
import { waitForLoopTurn } from '#front-door/pass-to-next.ts';

describe('concurrent posts', () => {
  test('start a few in each turn of the event loop, in their order', async () => {
    const begun: number[] = [];
    const all = Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        await waitForLoopTurn();
        begun.push(index);
      }),
    );
    const seen: number[] = [];
    while (seen.at(-1) !== 10) {
      await Promise.resolve();
      seen.push(begun.length);
      await nextTurn();
    }
    await all;
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([0, ...seen].every((count, turn, counts) => turn === 0 || count - (counts[turn - 1] ?? 0) <= 4)).toBe(true);
  });

  test('do not wait when there are few', async () => {
    await nextTurn();
    await nextTurn();
    expect(waitForLoopTurn()).toBeUndefined();
  });
});
