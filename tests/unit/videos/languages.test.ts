import { locales } from '#lib/i18n/routing.ts';
import { videoSummaries } from '#lib/site/video-summaries.ts';
import { videoCategories } from '#lib/site/video-categories.ts';
import { curatedVideos } from '#lib/site/videos.ts';

test.each(locales)('every video has a title and an answer, and every category search terms in %s', (locale) => {
  expect(curatedVideos.videos.filter(({ id, title }) => !title[locale] || !videoSummaries[id]?.[locale]).map(({ id }) => id)).toEqual([]);
  expect(videoCategories.filter(({ terms }) => !terms[locale]?.length).map(({ id }) => id)).toEqual([]);
});
