import { countHit } from '#lib/leads/store/rate.ts';
import { onEachEngine } from './engines.ts';
import { noon } from './sample-lead.ts';

const limit = { calls: 3, seconds: 10 };

onEachEngine((stores) => {
  test('allows the posts of a window and returns how long the next one must wait', async () => {
    const store = await stores.fresh();
    const hits = await Promise.all(Array.from({ length: 5 }, () => countHit('key', limit, noon, store)));
    expect(hits.filter(({ allowed }) => allowed)).toHaveLength(3);
    expect(await countHit('key', limit, noon + 8_500, store)).toEqual({ allowed: false, retryAfterSeconds: 2 });
    expect(await countHit('other', limit, noon + 8_500, store)).toEqual({ allowed: true, retryAfterSeconds: 0 });
    expect((await countHit('key', limit, noon + 10_000, store)).allowed).toBe(true);
  });

  test('counts concurrent posts, on PostgreSQL of all instances', async () => {
    const store = await stores.fresh();
    const other = stores.engine === 'postgres' ? stores.again(store) : store;
    const hits = await Promise.all(Array.from({ length: 10 }, (_, n) => countHit('key', limit, noon, n % 2 ? store : other)));
    expect(hits.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test('deletes windows that ended', async () => {
    const store = await stores.fresh();
    await countHit('old', limit, noon, store);
    await countHit('new', limit, noon + 61_000, store);
    expect(await store.rateDb.all('select key from rate')).toEqual([{ key: 'new' }]);
  });
});
