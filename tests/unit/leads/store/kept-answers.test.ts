import { keepAnswer, readAnswer, spendAll, spendUnits } from '#lib/leads/store/kept-answers.ts';
import { onEachEngine } from './engines.ts';
import { noon } from './sample-lead.ts';

const day = (number: number) => ({ name: 'videos', day: `2026-11-${number}` });

onEachEngine((bench) => {
  test('the last good answer is there for every instance, for a month', async () => {
    const store = await bench.fresh();
    expect(await readAnswer('key', store)).toBeUndefined();
    await keepAnswer('key', '[1]', noon, store);
    await keepAnswer('key', '[2]', noon + 5, store);
    expect(await readAnswer('key', store)).toEqual({ answer: '[2]', at: noon + 5 });
    await keepAnswer('other', '[]', noon + 31 * 86_400_000, store);
    expect(await readAnswer('key', store)).toBeUndefined();
  });

  test('the units of a day are never overdrawn, whoever asks', async () => {
    const store = await bench.fresh();
    const taken = await Promise.all(Array.from({ length: 8 }, () => spendUnits(day(20), 101, 500, store)));
    expect(taken.filter(Boolean)).toHaveLength(4);
    expect(await spendUnits(day(20), 96, 500, store)).toBe(true);
    expect(await spendUnits(day(20), 1, 500, store)).toBe(false);
    expect(await spendUnits(day(21), 501, 500, store)).toBe(false);
    expect(await spendUnits(day(21), 100, 500, store)).toBe(true);
    await spendAll(day(21), 500, store);
    expect(await spendUnits(day(21), 1, 500, store)).toBe(false);
    expect(await spendUnits({ ...day(20), name: 'usdot' }, 500, 500, store)).toBe(true);
    expect(await store.db.all('select name, day from spent_budget order by name')).toEqual([{ ...day(20), name: 'usdot' }, day(21)]);
  });
});
