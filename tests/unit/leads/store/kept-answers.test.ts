import { keepAnswer, readAnswer, spendAll, spendUnits } from '#lib/leads/store/kept-answers.ts';
import { onEachEngine } from './engines.ts';
import { noon } from './sample-lead.ts';

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
    const taken = await Promise.all(Array.from({ length: 8 }, () => spendUnits('2026-11-20', 101, 500, store)));
    expect(taken.filter(Boolean)).toHaveLength(4);
    expect(await spendUnits('2026-11-20', 96, 500, store)).toBe(true);
    expect(await spendUnits('2026-11-20', 1, 500, store)).toBe(false);
    expect(await spendUnits('2026-11-21', 501, 500, store)).toBe(false);
    expect(await spendUnits('2026-11-21', 100, 500, store)).toBe(true);
    await spendAll('2026-11-21', 500, store);
    expect(await spendUnits('2026-11-21', 1, 500, store)).toBe(false);
    expect(await store.db.all('select day from spent_units')).toEqual([{ day: '2026-11-21' }]);
  });
});
