import 'server-only';
import { Island } from '#components/start/island.tsx';
import { type SectionProps, SectionShell } from '#components/sections/section-shell.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import { type Locale, localePath, regionalLocale } from '#lib/i18n/routing.ts';
import { readingMinutes } from '#lib/i18n/reading-minutes.ts';
import { videoCategories, type VideoCategory } from '#lib/site/video-categories.ts';
import { curatedVideos } from '#lib/site/videos.ts';
import { hasPage, pageOf } from '#lib/site/pages.ts';
import { videoSummaries } from '#lib/site/video-summaries.ts';
import { articleOf } from '#lib/site/articles.ts';
import { lastChange } from '#lib/seo/sitemap-entries.ts';
import { inLanguage } from '#lib/site/site-languages.ts';
import { VideoBrowser } from './video-browser.tsx';
import { VideoGrid } from './video-grid.tsx';
import { type VideoSummary, videoWords } from './video-view.ts';
import { watchAddress } from './watch-address.ts';

function curatedSummaries(category: VideoCategory, locale: Locale, max: number): readonly VideoSummary[] {
  const { sample, videos } = curatedVideos;
  const day = new Intl.DateTimeFormat(regionalLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  return videos
    .filter(({ categories, page }) => categories.includes(category) && (!sample || hasPage(page)))
    .slice(0, max)
    .map(({ id, page, title, channel, published }) => {
      const isTool = page === 'which-filing';
      const changed = isTool ? undefined : (articleOf(page)?.updated ?? lastChange(page));
      return {
        id,
        title: inLanguage(title, locale),
        ...(sample
          ? {
              channel: '',
              date: changed ? day.format(new Date(changed)) : '',
              href: localePath(locale, pageOf(page).path),
              sample,
              ...(videoSummaries[id] && { summary: inLanguage(videoSummaries[id], locale) }),
              pageId: page,
              ...(isTool ? { isTool } : { minutes: readingMinutes(page) }),
            }
          : { channel, date: day.format(new Date(published)), href: watchAddress(id), sample }),
      };
    });
}

export function Videos({ locale, page, section }: SectionProps) {
  const head = pageWords(locale, page.id, section.words);
  const words = videoWords(locale);
  const isVideosPage = page.id === 'videos';
  const categories = videoCategories.map(({ id }) => id).filter((id) => isVideosPage || id === 'featured');
  const curated = Object.fromEntries(
    categories.map((id) => [id, <VideoGrid key={id} videos={curatedSummaries(id, locale, isVideosPage ? 8 : 3)} words={words} />]),
  );
  return (
    <SectionShell
      id={section.words}
      heading={head.text('heading')}
      lead={head.optional('lead')}
      tone={isVideosPage ? 'canvas' : 'sunken'}
      isAnchor={isVideosPage}
    >
      <Island name="VideoBrowser">
        <VideoBrowser view={{ locale, regional: regionalLocale(locale), words, categories, maxVideos: isVideosPage ? 12 : 6 }} curated={curated} />
      </Island>
    </SectionShell>
  );
}
