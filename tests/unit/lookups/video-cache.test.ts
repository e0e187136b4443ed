import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVideoCache } from '#lib/lookups/videos/video-cache.ts';

const video = (title: string) => ({ id: { videoId: 'video000001' }, snippet: { title, channelTitle: '', publishedAt: '', thumbnails: {} } });
const dataDir = mkdtempSync(join(tmpdir(), 'video-cache-'));
const folder = join(dataDir, 'cache', 'videos');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('returns the last results of a key to every process of the data folder', async () => {
  const cache = createVideoCache(dataDir);
  expect(await cache.read('key')).toBeUndefined();
  await cache.write('key', { videos: [video('first')], at: 1 });
  await cache.write('key', { videos: [video('second')], at: 2 });
  await cache.write('other', { videos: [], at: 3 });
  expect(await createVideoCache(dataDir).read('key')).toEqual({ videos: [video('second')], at: 2 });
  expect(readdirSync(folder).toSorted()).toEqual(['key.json', 'other.json']);
});

test('deletes results that are a month old', async () => {
  const cache = createVideoCache(dataDir);
  const now = Date.now();
  utimesSync(join(folder, 'key.json'), new Date(now), new Date(now - 31 * 86_400_000));
  await cache.write('other', { videos: [], at: now });
  expect(await cache.read('key')).toBeUndefined();
  expect(await cache.read('other')).toEqual({ videos: [], at: now });
});

test('rejects where the data folder cannot be used', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  const cache = createVideoCache(file);
  await expect(cache.read('key')).rejects.toMatchObject({ code: 'ENOTDIR' });
  await expect(cache.write('key', { videos: [], at: 1 })).rejects.toMatchObject({ code: expect.stringMatching(/ENOTDIR|EEXIST/) });
});
