import { sitemapEntries } from '#lib/seo/sitemap-entries.ts';
import type { Page } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';

const table: readonly Page[] = pages;

test('lists every indexed page once per language, with all alternates', () => {
  const entries = sitemapEntries(table);
  const urls = entries.map(({ url }) => url);
  expect(new Set(urls).size).toBe(table.filter(({ hidden }) => !hidden).length * 3);
  expect(urls).toContain('http://localhost:3000/es/contact');
  expect(urls.some((url) => url.endsWith('/ai-insights'))).toBe(false);
  for (const { alternates } of entries) expect(Object.keys(alternates.languages)).toEqual(['en', 'es', 'pt', 'x-default']);
});
