import { createRateLimit } from '#lib/rate-limits/rate-limit.ts';
import { createSingleFlight, createCache } from '#lib/lookups/cache.ts';

test('returns a value until it expires and keeps the last one', () => {
  const memory = createCache<string>(10, 1_000);
  memory.keep('a', 'one', 0);
  expect([memory.fresh('a', 999), memory.fresh('a', 1_000), memory.last('a'), memory.last('b')]).toEqual(['one', undefined, 'one', undefined]);
});

test('evicts the least recently used value', () => {
  const memory = createCache<number>(2, 1_000);
  memory.keep('a', 1, 0);
  memory.keep('b', 2, 0);
  memory.fresh('a', 1);
  memory.keep('c', 3, 2);
  expect(['a', 'b', 'c'].map((key) => memory.last(key))).toEqual([1, undefined, 3]);
});

test('limits requests per client and minute', () => {
  const rateLimit = createRateLimit('test_calls', 2);
  expect([0, 1, 2].map((now) => rateLimit('a', now).allowed)).toEqual([true, true, false]);
  expect(rateLimit('a', 30_000)).toEqual({ allowed: false, retryAfterSeconds: 30 });
  expect(rateLimit('b', 30_000).allowed).toBe(true);
  expect(rateLimit('a', 60_001).allowed).toBe(true);
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
