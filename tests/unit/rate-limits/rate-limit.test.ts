import { limitHits } from '#lib/rate-limits/limit-hits.ts';
import { createRateLimit } from '#lib/rate-limits/rate-limit.ts';

const now = 1_795_000_000_000;

test('counts the addresses of an IPv6 /64 together, and those of a /48 with a higher limit', () => {
  const rateLimit = createRateLimit('test_limit', 2);
  const isAllowed = (address: string) => rateLimit(address, now).allowed;
  expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(isAllowed)).toEqual([true, true, false]);
  expect(limitHits()).toMatchObject({ test_limit: 1 });
  const others = Array.from({ length: 40 }, (_, n) => isAllowed(`2001:db8:0:${(n + 1).toString(16)}::1`));
  expect(others.filter(Boolean)).toHaveLength(30);
  expect(isAllowed('2001:db8:1::1')).toBe(true);
});

test('counts IPv4 addresses apart, and anew after a minute', () => {
  const rateLimit = createRateLimit('test_limit', 1);
  const ask = (address: string, at = now) => rateLimit(address, at);
  expect([ask('203.0.113.1'), ask('203.0.113.2'), ask('203.0.113.1', now + 40_000)]).toEqual([
    { allowed: true },
    { allowed: true },
    { allowed: false, retryAfterSeconds: 20 },
  ]);
  expect(ask('203.0.113.1', now + 60_000)).toEqual({ allowed: true });
});
