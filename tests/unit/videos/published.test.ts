import { curatedIn } from '#lib/lookups/videos/find-videos.ts';
import { videoData } from '#lib/seo/structured-data.ts';
import { pageOf } from '#lib/site/pages.ts';
import type { CuratedVideo } from '#lib/site/curated-video.ts';
import { curatedVideos, publishedVideos } from '#lib/site/videos.ts';

const real: CuratedVideo = {
  id: 'abcdefghijk',
  categories: ['auto'],
  page: 'sr-22',
  title: { en: 'A video', es: 'Un video', pt: 'Um vídeo' },
  channel: 'Harborline',
  published: '2026-03-02',
};

afterEach(() => jest.resetModules());

test('publishes no sample: no structured data, home page section, channel or date', () => {
  expect([curatedVideos.sample, publishedVideos, videoData('en', pageOf('videos'))]).toEqual([true, [], []]);
  expect(JSON.stringify(pageOf('home').sections)).not.toContain('"videos"');
  for (const { snippet, page } of curatedIn('auto', 'pt'))
    expect([snippet.channelTitle, snippet.publishedAt, page?.startsWith('/pt/')]).toEqual(['', '', true]);
});

test('publishes a real video with id, date and picture, also on the home page', async () => {
  jest.doMock('#lib/site/videos.ts', () => ({ curatedVideos: { sample: false, videos: [real] }, publishedVideos: [real] }));
  const { videoData: data } = await import('#lib/seo/structured-data.ts');
  const { pageOf: find } = await import('#lib/site/pages.ts');
  expect(data('es', find('videos'))).toEqual([
    expect.objectContaining({
      '@type': 'VideoObject',
      name: 'Un video',
      uploadDate: '2026-03-02T12:00:00Z',
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    }),
  ]);
  expect(JSON.stringify(find('home').sections)).toContain('"videos"');
  jest.dontMock('#lib/site/videos.ts');
});
