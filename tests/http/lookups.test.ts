import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFmcsaServer } from '../support/services/fmcsa-server.ts';
import { startGeocoderServer } from '../support/services/geocoder-server.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { startYoutubeServer } from '../support/services/youtube-server.ts';

const key = 'a-key-that-must-not-be-seen';
let fmcsa: Awaited<ReturnType<typeof startFmcsaServer>>;
let geocoder: Awaited<ReturnType<typeof startGeocoderServer>>;
let youtube: Awaited<ReturnType<typeof startYoutubeServer>>;
let offline: TestServer;
let live: TestServer;

beforeAll(async () => {
  const started = [startFmcsaServer(key), startGeocoderServer(key), startYoutubeServer(key)] as const;
  [fmcsa, geocoder, youtube] = await Promise.all(started);
  [offline, live] = await Promise.all([
    startServer({ LOG_LEVEL: 'debug' }),
    startServer({
      LOG_LEVEL: 'debug',
      FMCSA_WEBKEY: key,
      FMCSA_API_URL: `${fmcsa.url}/qc/services`,
      ADDRESS_PROVIDER: 'geoapify',
      ADDRESS_API_KEY: key,
      ADDRESS_API_URL: geocoder.url,
      YOUTUBE_API_KEY: key,
      YOUTUBE_API_URL: `${youtube.url}/youtube/v3`,
    }),
  ]);
}, 60_000);

afterAll(async () => {
  await Promise.all([offline, live].map((server) => server.stop()));
  await Promise.all([fmcsa, geocoder, youtube].map((server) => server.stop()));
});

async function get(server: TestServer, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/api/${path}`, { headers });
  const text = await response.text();
  expect(text).not.toContain(key);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cacheControl: response.headers.get('cache-control'),
    body: JSON.parse(text),
  };
}

describe('without keys', () => {
  test.each([
    ['zip/33131', 'public, max-age=86400', { source: 'built-in', found: true, city: 'Miami', state: 'FL', county: 'Miami-Dade', licensed: true }],
    ['zip/10001', 'public, max-age=86400', { source: 'built-in', found: false, state: 'NY', licensed: false }],
    ['vin/1HGCM82673A000000', 'private, max-age=86400', { source: 'built-in', found: true, year: 2003, make: 'Honda', model: 'Accord' }],
    ['vin/1hgcm8267%203a000000', 'private, max-age=86400', { found: true, vin: '1HGCM82673A000000' }],
    ['address?q=1%20Bay%20St%20Miami%20FL', 'private, max-age=600', { source: 'built-in', suggestions: [{ city: 'Miami', state: 'FL' }] }],
    ['usdot/44110', 'no-store', { source: 'off', found: false }],
    ['vehicles?year=2019&make=Kia', 'public, max-age=86400', { source: 'built-in', models: expect.arrayContaining(['Sportage']) }],
    ['vehicles?year=2019', 'public, max-age=86400', { makes: expect.arrayContaining(['Kia', 'Ram']) }],
    ['videos?category=auto&locale=pt', 'public, max-age=3600', { source: 'off', items: expect.arrayContaining([expect.anything()]) }],
    ['videos?q=flood', 'public, max-age=3600', { source: 'off', items: [{ id: { videoId: 'sample-0006' } }] }],
  ])('looks up %s', async (path, cacheControl, body) => {
    expect(await get(offline, path)).toMatchObject({ status: 200, cacheControl, body });
  });

  test.each([
    ['zip/3313', 'zip'],
    ['zip/33131-1234', 'zip'],
    ['zip/%00', 'malformed'],
    ['vin/short', 'vin'],
    ['vin/%F0%9F%9A%97', 'vin'],
    ['usdot/123456789', 'usdot'],
    ['usdot/-1', 'usdot'],
    ['address', 'required'],
    ['address?q=%20', 'required'],
    [`address?q=${'a'.repeat(201)}`, 'too_long'],
    ['vehicles', 'year'],
    ['vehicles?year=1800', 'year'],
    ['videos', 'malformed'],
    ['videos?category=cats', 'malformed'],
  ])('%s is refused', async (path, code) => {
    const { status, type, cacheControl, body } = await get(offline, path, { 'accept-language': 'es-US' });
    expect({ status, type, cacheControl }).toEqual({ status: 400, type: 'application/problem+json', cacheControl: 'no-store' });
    expect(body.errors[0].code).toBe(code);
  });

  test('refuses in the requested language', async () => {
    const { body } = await get(offline, 'zip/x', { 'accept-language': 'pt-BR' });
    expect(body.errors[0].message).toMatch(/^CEP|^ZIP|^Código/);
  });

  const ask = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${offline.url}/api/${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

  test.each([
    ['vin', { vin: '1hgcm8267 3a000000' }, 'vin/1hgcm8267%203a000000'],
    ['address', { q: '1 Bay St Miami FL' }, 'address?q=1%20Bay%20St%20Miami%20FL'],
  ])('%s accepts the input in the body, uncached', async (path, input, getPath) => {
    const posted = await ask(path, JSON.stringify(input));
    expect([posted.status, posted.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await posted.json()).toEqual((await get(offline, getPath)).body);
  });

  test.each([
    ['vin', '{"vin":"short"}', {}, 400, 'vin'],
    ['vin', '{"vin":{"a":1}}', {}, 400, 'malformed'],
    ['vin', '{', {}, 400, 'malformed'],
    ['vin', `{"vin":"${'A'.repeat(1_100)}"}`, {}, 413, 'tooLarge'],
    ['vin', 'x', { 'content-type': 'text/plain' }, 415, 'contentType'],
    ['vin', '{"vin":"1HGCM82673A000000"}', { origin: 'https://elsewhere.example' }, 403, 'crossOrigin'],
    ['address', '{}', {}, 400, 'required'],
    ['address', `{"q":"${'a'.repeat(201)}"}`, {}, 400, 'too_long'],
    ['address', '{"q":"1 Bay St"}', { origin: 'null' }, 403, 'crossOrigin'],
  ])('refuses a request to %s with %s %j', async (path, body, headers, status, code) => {
    const refused = await ask(path, body, headers);
    expect([refused.status, (await refused.json()).errors[0].code]).toEqual([status, code]);
  });

  test.each(['zip/33131', 'vin/1HGCM82673A000000', 'usdot/1', 'videos?q=a', 'vehicles?year=2019'])('%s refuses POST', async (path) => {
    const response = await fetch(`${offline.url}/api/${path}`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('with live sources', () => {
  test('looks a carrier up live, then from the cache, without its EIN', async () => {
    const first = await get(live, 'usdot/44110');
    expect(first).toMatchObject({
      status: 200,
      cacheControl: 'private, max-age=3600',
      body: {
        source: 'live',
        found: true,
        carrier: { name: 'EXAMPLE FREIGHT LLC', powerUnits: 11, insurance: { bipdRequired: 750_000, bipdOnFile: 1_000_000 } },
      },
    });
    expect(JSON.stringify(first.body)).not.toMatch(/987654321|ein/);
    expect((await get(live, 'usdot/0044110')).body).toMatchObject({ source: 'cache', found: true });
    expect(fmcsa.calls).toHaveLength(1);
    expect((await get(live, 'usdot/99')).body).toEqual({ source: 'live', found: false, number: '99' });
  });

  test('suggests at most three addresses live, then from the cache', async () => {
    const { body } = await get(live, 'address?q=100%20Biscayne');
    expect(body).toMatchObject({
      source: 'live',
      suggestions: [{ address: '100 Biscayne Boulevard', city: 'Miami', state: 'FL', zip: '33132' }, {}, {}],
    });
    expect((await get(live, 'address?q=100%20biscayne')).body).toEqual({ ...body, source: 'cache' });
  });

  test('keeps to the daily budget of a paid source, and serves cached results after it', async () => {
    const settings = {
      FMCSA_WEBKEY: key,
      FMCSA_API_URL: `${fmcsa.url}/qc/services`,
      ADDRESS_PROVIDER: 'geoapify',
      ADDRESS_API_KEY: key,
      ADDRESS_API_URL: geocoder.url,
    };
    const server = await startServer({ ...settings, FMCSA_DAILY_LOOKUPS: '2', ADDRESS_DAILY_LOOKUPS: '1', RATE_LIMIT: 'off' });
    const before = [fmcsa.calls.length, geocoder.calls.length];
    const sources = [];
    for (const path of ['usdot/44110', 'usdot/99', 'usdot/98', 'usdot/44110', 'address?q=100%20Biscayne', 'address?q=200%20Biscayne']) {
      sources.push((await get(server, path)).body.source);
    }
    expect(sources).toEqual(['live', 'live', 'down', 'cache', 'live', 'down']);
    expect([fmcsa.calls.length, geocoder.calls.length]).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
    expect((await (await fetch(`${server.url}/readyz`)).json()).limits).toEqual({ usdot_budget: 1, address_budget: 1 });
    await server.stop();
  });

  test('finds videos live, then from the cache', async () => {
    const { body } = await get(live, 'videos?category=home&locale=en');
    expect(body).toMatchObject({ source: 'live', items: expect.arrayContaining([expect.objectContaining({ id: { videoId: 'video000000' } })]) });
    expect(body.items).toHaveLength(8);
    expect((await get(live, 'videos?category=home&locale=en')).body.source).toBe('cache');
    expect((await get(live, 'videos?q=roof')).body.items).toHaveLength(12);
  });

  test('reads earlier search results from the cache after a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'videos-'));
    const settings = { DATA_DIR: dataDir, YOUTUBE_API_KEY: key, YOUTUBE_API_URL: `${youtube.url}/youtube/v3` };
    const first = await startServer(settings);
    expect((await get(first, 'videos?q=cached')).body.source).toBe('live');
    await first.stop();
    const asked = youtube.calls.length;
    const second = await startServer(settings);
    expect((await get(second, 'videos?q=Cached')).body.source).toBe('cache');
    expect(youtube.calls).toHaveLength(asked);
    expect(first.logs() + second.logs()).not.toContain('video_cache_failed');
    await second.stop();
  }, 40_000);

  test('names a failed source, and responds with built-in data', async () => {
    for (const server of [fmcsa, geocoder, youtube]) server.setMode({ status: 500, body: {} });
    expect(await get(live, 'usdot/7')).toMatchObject({ status: 200, cacheControl: 'no-store', body: { source: 'down', found: false } });
    expect(await get(live, 'address?q=9%20Bay%20St%20Tampa')).toMatchObject({
      cacheControl: 'no-store',
      body: { source: 'down', suggestions: [{ city: 'Tampa' }] },
    });
    expect(await get(live, 'videos?q=flood')).toMatchObject({
      cacheControl: 'no-store',
      body: { source: 'down', items: [{ id: { videoId: 'sample-0006' } }] },
    });
    expect((await get(live, 'videos?category=home&locale=en')).body.source).toBe('cache');
    const malformed = { flood: '<html>', 'roof leak': '{"items":[', storm: { kind: 'other' } };
    for (const [path, body] of Object.entries(malformed)) {
      youtube.setMode({ status: 200, body });
      expect((await get(live, `videos?q=${path}`)).body.source).toBe('down');
    }
  });

  test('waits three seconds for a source that hangs, then gives up', async () => {
    fmcsa.setMode('hang');
    const start = performance.now();
    expect((await get(live, 'usdot/8')).body.source).toBe('down');
    const ms = performance.now() - start;
    expect(ms).toBeGreaterThan(2_900);
    // On a busy machine the response is late.
    expect(ms).toBeLessThan(9_000);
  });

  test('responds with 429 to a client with too many requests', async () => {
    youtube.setMode('normal');
    const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => fetch(`${live.url}/api/videos?q=word${index}`)));
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test("logs neither keys nor a visitor's input", () => {
    expect(live.logs()).toContain('lookup_failed');
    expect(live.logs() + offline.logs()).not.toMatch(new RegExp(`${key}|1HGCM|biscayne|tampa|44110|flood`, 'i'));
  });
});
