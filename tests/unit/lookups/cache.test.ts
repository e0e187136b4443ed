import { createSingleFlight, createCache } from '#lib/lookups/cache.ts';

test('returns a value until it expires and keeps the last one', () => {
  const cache = createCache<string>(10, 1_000);
  cache.set('a', 'one', 0);
  expect([cache.getFresh('a', 999), cache.getFresh('a', 1_000), cache.getLast('a'), cache.getLast('b')]).toEqual([
    'one',
    undefined,
    'one',
    undefined,
  ]);
});

test('evicts the least recently used value', () => {
  const cache = createCache<number>(2, 1_000);
  cache.set('a', 1, 0);
  cache.set('b', 2, 0);
  cache.getFresh('a', 1);
  cache.set('c', 3, 2);
  expect(['a', 'b', 'c'].map((key) => cache.getLast(key))).toEqual([1, undefined, 3]);
});

test('shares one call between concurrent requests', async () => {
  const join = createSingleFlight<number>();
  let works = 0;
  const work = async () => (works += 1);
  expect(await Promise.all([join('a', work), join('a', work), join('b', work)])).toEqual([1, 1, 2]);
  expect(await join('a', work)).toBe(3);
});

test('does not cache a failure', async () => {
  const join = createSingleFlight<number>();
  await expect(join('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await join('a', () => Promise.resolve(1))).toBe(1);
});
