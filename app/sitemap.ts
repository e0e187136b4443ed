import type { MetadataRoute } from 'next';
import { sitemapEntries } from '#lib/seo/sitemap-entries.ts';
import { pages } from '#lib/site/pages.ts';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(pages);
}
