import { hitRate } from '#lib/leads/store/rate.ts';
import { onEachEngine } from './engines.ts';
import { noon } from './sample-lead.ts';

const limit = { posts: 3, seconds: 10 };

onEachEngine((bench) => {
  test('the posts of a window are allowed, the next is told how long to wait', async () => {
    const store = await bench.fresh();
    const hits = await Promise.all(Array.from({ length: 5 }, () => hitRate('key', limit, noon, store)));
    expect(hits.filter(({ allowed }) => allowed)).toHaveLength(3);
    expect(await hitRate('key', limit, noon + 8_500, store)).toEqual({ allowed: false, retryAfterSeconds: 2 });
    expect(await hitRate('other', limit, noon + 8_500, store)).toEqual({ allowed: true, retryAfterSeconds: 0 });
    expect((await hitRate('key', limit, noon + 10_000, store)).allowed).toBe(true);
  });

  test('posts at the same moment are all counted, on PostgreSQL over all instances', async () => {
    const store = await bench.fresh();
    const other = bench.engine === 'postgres' ? bench.again(store) : store;
    const hits = await Promise.all(Array.from({ length: 10 }, (_, n) => hitRate('key', limit, noon, n % 2 ? store : other)));
    expect(hits.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test('windows that ended are swept', async () => {
    const store = await bench.fresh();
    await hitRate('old', limit, noon, store);
    await hitRate('new', limit, noon + 61_000, store);
    expect(await store.rateDb.all('select key from rate')).toEqual([{ key: 'new' }]);
  });
});
