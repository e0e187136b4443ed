import { limitKeysOf } from '#lib/rate-limits/client-network.ts';

const keysOf = (address: string) => limitKeysOf(address).map(({ key, factor }) => `${key} ${factor}`);

test('counts an IPv4 address separately, in any spelling', () => {
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107']) expect(keysOf(address)).toEqual(['203.0.113.7 1']);
});

test('counts all addresses of an IPv6 /64 as one client, and allows its /48 sixteen times as much', () => {
  const expected = ['2001:db8:0:7::/64 1', '2001:db8::/48 16'];
  for (const address of ['2001:db8:0:7::1', '2001:0DB8:0000:0007:ffff:1:2:3', '2001:db8::7:0:0:0:9', '2001:db8:0:7::%eth0']) {
    expect(keysOf(address)).toEqual(expected);
  }
  expect(keysOf('2001:db8:0:8::1')).toEqual(['2001:db8:0:8::/64 1', '2001:db8::/48 16']);
  expect(keysOf('2001:db8:1:7::1')).toEqual(['2001:db8:1:7::/64 1', '2001:db8:1::/48 16']);
  expect(keysOf('::1')).toEqual(['::/64 1', '::/48 16']);
});

test('counts other text as it is', () => {
  expect([keysOf('unknown'), keysOf('')]).toEqual([['unknown 1'], [' 1']]);
});
