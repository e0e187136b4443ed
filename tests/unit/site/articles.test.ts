import { readingMinutes } from '#lib/i18n/reading-minutes.ts';
import { agency } from '#lib/site/agency.ts';
import { type Article, articles } from '#lib/site/articles.ts';
import { pageOf } from '#lib/site/find-page.ts';
import { pages } from '#lib/site/pages.ts';

const all: readonly Article[] = articles;

test('every page below the blog is an article, and every article such a page', () => {
  expect(all.map(({ page }) => pageOf(page).path).toSorted()).toEqual(
    pages
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/blog/'))
      .toSorted(),
  );
});

test('articles stand from the newest to the oldest, with an author of the agency, updated after they appeared', () => {
  const days = all.map(({ published }) => published);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const { author, published, updated } of all) {
    expect(agency.staff.map(({ id }) => id)).toContain(author);
    expect(Date.parse(updated)).toBeGreaterThanOrEqual(Date.parse(published));
  }
});

test('the articles take the time that their first readers were told', () => {
  expect(['blog-transportation', 'blog-sr22', 'blog-commercial'].map(readingMinutes)).toEqual([8, 5, 8]);
});
