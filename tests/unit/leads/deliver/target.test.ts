import { isAllowedAddress, type Resolve, resolveTarget } from '#lib/leads/deliver/target.ts';

const never: Resolve = () => Promise.reject(new Error('a literal needs no name server'));
const status = async (url: string, allowed: string[] = [], resolve: Resolve = never) => (await resolveTarget(new URL(url), allowed, resolve)).status;

describe('addresses', () => {
  test.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.31.196.1',
    '192.52.193.1',
    '192.88.99.1',
    '192.168.1.1',
    '192.175.48.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:0:8.8.8.8',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:100::1',
    '2001:1ff::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '2002:808:808::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'not an address',
  ])('%s is refused', (address) => expect(isAllowedAddress(address, [])).toBe(false));

  test.each(['8.8.8.8', '1.1.1.1', '100.63.255.255', '100.128.0.0', '172.15.255.255', '172.32.0.0', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => expect(isAllowedAddress(address, [])).toBe(true),
  );

  test('allows a private address only inside an allowed network', () => {
    const allowed = ['10.1.0.0/16', 'fd00:1::/32'];
    expect(isAllowedAddress('10.1.2.3', allowed)).toBe(true);
    expect(isAllowedAddress('::ffff:10.1.2.3', allowed)).toBe(true);
    expect(isAllowedAddress('fd00:1::5', allowed)).toBe(true);
    expect(isAllowedAddress('10.2.0.1', allowed)).toBe(false);
    expect(isAllowedAddress('fd00:2::5', allowed)).toBe(false);
  });
});

describe('targets', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://１２７.0.0.1/',
    'http://0/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'https://169.254.169.254/latest/meta-data',
  ])('%s is refused in this notation', async (url) => expect(await status(url)).toBe('refused'));

  test('a name is refused when any of its addresses is private, or when it has none', async () => {
    const resolvesTo =
      (...addresses: string[]) =>
      async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    expect(await status('https://hook.example/', [], resolvesTo('8.8.8.8'))).toBe('allowed');
    expect(await status('https://hook.example/', [], resolvesTo('8.8.8.8', '10.0.0.1'))).toBe('refused');
    expect(await status('https://hook.example/', [], resolvesTo('2606:4700::1111', '::1'))).toBe('refused');
    expect(await status('https://hook.example/', [], resolvesTo())).toBe('refused');
  });

  test('localhost is refused as the system resolves it', async () => {
    expect((await resolveTarget(new URL('http://localhost/'), [])).status).toBe('refused');
  });

  test('the lookup of an allowed target returns the checked addresses, one or all', async () => {
    const target = await resolveTarget(new URL('http://[2606:4700::1111]/'), []);
    if (target.status !== 'allowed') throw new Error('refused');
    const { lookup } = target;
    const resolved = await new Promise((resolve) => lookup('other.example', {}, (_, address, family) => resolve([address, family])));
    const all = await new Promise((resolve) => lookup('other.example', { all: true }, (_, addresses) => resolve(addresses)));
    expect(resolved).toEqual(['2606:4700::1111', 6]);
    expect(all).toEqual([{ address: '2606:4700::1111', family: 6 }]);
  });
});
