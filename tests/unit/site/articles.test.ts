import { readingMinutes } from '#lib/i18n/reading-minutes.ts';
import { agency } from '#lib/site/agency.ts';
import { type Article, articles } from '#lib/site/articles.ts';
import { pageOf, pages } from '#lib/site/pages.ts';

const all: readonly Article[] = articles;

test('each page below the blog is an article, and no other page is', () => {
  expect(all.map(({ page }) => pageOf(page).path).toSorted()).toEqual(
    pages
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/blog/'))
      .toSorted(),
  );
});

test('articles are sorted newest first, have a known author, and are updated after publication', () => {
  const days = all.map(({ published }) => published);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const { author, published, updated } of all) {
    expect(agency.staff.map(({ id }) => id)).toContain(author);
    expect(Date.parse(updated)).toBeGreaterThanOrEqual(Date.parse(published));
  }
});

test('reading times of the first articles have not changed', () => {
  expect(['blog-transportation', 'blog-sr22', 'blog-commercial'].map(readingMinutes)).toEqual([8, 5, 8]);
});
