import { spendAll, spendUnits } from '#lib/leads/store/spent-units.ts';
import { onEachEngine } from './engines.ts';

const day = (number: number) => ({ name: 'videos', day: `2026-11-${number}` });

onEachEngine((stores) => {
  test('never spends more than the units of a day, whoever asks', async () => {
    const store = await stores.fresh();
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
