import { createBudget } from '#lib/lookups/budget.ts';
import { curatedIn, searchCurated } from '#lib/lookups/videos/find-videos.ts';
import { searchYoutube } from '#lib/lookups/videos/youtube.ts';
import { videoCategories } from '#lib/site/video-categories.ts';
import { curatedVideos } from '#lib/site/videos.ts';
import { memorySpending } from '../../support/modules/memory-spending.ts';
import { startYoutubeServer } from '../../support/services/youtube-server.ts';

const key = 'secret-key';
let server: Awaited<ReturnType<typeof startYoutubeServer>>;
beforeAll(async () => {
  server = await startYoutubeServer(key);
});
beforeEach(() => {
  server.setMode('normal');
  server.calls.length = 0;
});
afterAll(() => server.stop());

const rule = (unitsPerDay: number) => ({ name: 'videos' as const, unitsPerDay, timeZone: 'America/Los_Angeles' });
const ask = (text: string, budget = createBudget(rule(1_000), memorySpending()), used = key) =>
  searchYoutube({ text, locale: 'es', maxVideos: 8 }, { key: used, url: `${server.url}/youtube/v3`, budget });

test('keeps the order of a search and adds titles and views', async () => {
  const videos = (await ask('seguro')) ?? [];
  expect(videos.map(({ id }) => id.videoId)).toEqual(Array.from({ length: 8 }, (_, index) => `video00000${index}`));
  expect(videos[1]).toMatchObject({ snippet: { title: 'Video 1 & more', channelTitle: 'A channel' }, statistics: { viewCount: '12345' } });
  expect(videos[1]?.snippet.thumbnails.high?.url).toBe('https://i.ytimg.com/vi/video000001/hqdefault.jpg');
  expect(server.calls[0]?.searchParams.get('relevanceLanguage')).toBe('es');
});

test('makes no second request when nothing is found', async () => {
  expect(await ask('nothing here')).toEqual([]);
  expect(server.calls).toHaveLength(1);
});

test('never exceeds the units of a day', async () => {
  const budget = createBudget(rule(250), memorySpending());
  expect([await ask('a', budget), await ask('b', budget), await ask('c', budget)].map((found) => found !== undefined)).toEqual([true, true, false]);
  expect(server.calls).toHaveLength(4);
});

test('renews the units at midnight in California', async () => {
  const budget = createBudget(rule(100), memorySpending());
  const evening = new Date('2026-11-20T06:00:00Z');
  expect([await budget.take(100, evening), await budget.take(1, evening)]).toEqual([true, false]);
  expect(await budget.take(1, new Date('2026-11-20T07:59:00Z'))).toBe(false);
  expect(await budget.take(1, new Date('2026-11-20T08:01:00Z'))).toBe(true);
});

test('stops requests for the day when YouTube reports a used-up quota', async () => {
  const budget = createBudget(rule(1_000), memorySpending());
  server.exceedQuota();
  expect(await ask('a', budget)).toBeUndefined();
  server.setMode('normal');
  expect(await ask('b', budget)).toBeUndefined();
  expect(server.calls).toHaveLength(1);
});

test('returns nothing for a wrong key or an error', async () => {
  expect(await ask('a', createBudget(rule(1_000), memorySpending()), 'wrong')).toBeUndefined();
  for (const body of ['{"items": [', '<html>', {}, { items: 'none' }]) {
    server.setMode({ status: 200, body });
    expect(await ask('a')).toBeUndefined();
  }
  server.setMode({ status: 503, body: {} });
  expect(await ask('a')).toBeUndefined();
});

test('spends no units when they cannot be counted', async () => {
  const unavailable = createBudget(rule(1_000), {
    spend: () => Promise.reject(new Error('away')),
    spendAll: () => Promise.reject(new Error('away')),
  });
  expect(await ask('a', unavailable)).toBeUndefined();
  expect(server.calls).toHaveLength(0);
});

test('the curated list covers every category with distinct ids', () => {
  const { videos } = curatedVideos;
  expect(new Set(videos.map(({ id }) => id)).size).toBe(videos.length);
  expect(videos.filter(({ id }) => !/^[\w-]{11}$/.test(id))).toEqual([]);
  for (const { id } of videoCategories) expect(curatedIn(id, 'en').length).toBeGreaterThan(1);
});

test('searches the curated list in any language and returns titles in the requested one', () => {
  expect(searchCurated('INUNDACION', 'pt')[0]?.snippet.title).toBe('Seguro contra enchente: o que a apólice residencial não cobre');
  expect(searchCurated('sr-22', 'es')[0]?.snippet.title).toMatch(/^SR-22/);
  expect(searchCurated('difference term life', 'en')[0]?.snippet.title).toMatch(/^Term or whole life/);
  for (const text of ['sr22', 'SR 22', 'Sr-22?']) expect(searchCurated(text, 'en')).toEqual(searchCurated('SR-22', 'en'));
  for (const [many, one] of [
    ['trucks', 'truck'],
    ['camiones', 'camion'],
    ['hurricanes', 'hurricane'],
  ] as const)
    expect([many, searchCurated(many, 'en').length]).toEqual([many, searchCurated(one, 'en').length]);
  for (const text of ['', 'a', 'zzzz', '.*']) expect(searchCurated(text, 'en')).toEqual([]);
});
