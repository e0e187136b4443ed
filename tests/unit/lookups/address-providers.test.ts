import { geoapify, smarty } from '#lib/lookups/address/suggest.ts';
import { google } from '#lib/lookups/address/google.ts';
import { pickSuggestions } from '#lib/lookups/address/suggestion.ts';
import { startGeocoderServer } from '../../support/services/geocoder-server.ts';

const keys = { geoapify: 'secret-key', smarty: 'an-id:a-token', google: 'secret-key' };
const providers = { geoapify, smarty, google };
const first = { address: '100 Biscayne Boulevard', city: 'Miami', state: 'FL', zip: '33132' };

describe.each(['geoapify', 'smarty', 'google'] as const)('%s', (name) => {
  const ask = providers[name];
  const key = keys[name];
  let server: Awaited<ReturnType<typeof startGeocoderServer>>;
  beforeAll(async () => {
    server = await startGeocoderServer(key);
  });
  beforeEach(() => server.setMode('normal'));
  afterAll(() => server.stop());

  test('returns complete addresses', async () => {
    expect((await ask('100 biscayne', key, server.url))?.[0]).toEqual(first);
  });

  test('returns an empty list when nothing is found', async () => {
    expect(await ask('nowhere at all', key, `${server.url}/`)).toEqual([]);
  });

  test.each([
    ['a wrong key', 'normal'],
    ['an error', { status: 500, body: {} }],
    ['no JSON', { status: 200, body: '<html>' }],
  ] as const)('returns undefined for %s', async (what, mode) => {
    server.setMode(mode);
    expect(await ask('100 biscayne', what === 'a wrong key' ? 'wrong' : key, server.url)).toBeUndefined();
  });

  test.each([[[]], [null], ['text'], [{ results: 'x', suggestions: { a: 1 } }]])('suggests nothing for the response %j', async (body) => {
    server.setMode({ status: 200, body: JSON.stringify(body) });
    expect((await ask('100 biscayne', key, server.url)) ?? []).toEqual([]);
  });

  test('times out after three seconds', async () => {
    server.setMode('hang');
    const start = performance.now();
    expect(await ask('100 biscayne', key, server.url)).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

test("sends the site's address with a website key of Smarty", async () => {
  const server = await startGeocoderServer('website-key');
  expect((await smarty('100 biscayne', 'website-key', server.url))?.[0]).toEqual(first);
  await server.stop();
});

test('returns at most three distinct suggestions', () => {
  const many = [first, first, ...['1 A St', '2 A St', '3 A St'].map((address) => ({ ...first, address })), { ...first, address: '', city: '' }];
  expect(pickSuggestions(many).map(({ address }) => address)).toEqual(['100 Biscayne Boulevard', '1 A St', '2 A St']);
});
