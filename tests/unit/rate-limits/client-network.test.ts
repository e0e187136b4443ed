import { clientNetwork } from '#lib/rate-limits/client-network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('counts %s as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('two addresses of one /48 are one network only for the wider prefix', () => {
  const [first, other] = ['2001:db8:1:2::1', '2001:db8:1:3::1'];
  expect(clientNetwork(first)).not.toBe(clientNetwork(other));
  expect(clientNetwork(first, 48)).toBe(clientNetwork(other, 48));
});
