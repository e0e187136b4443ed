import { pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { articleOf } from '#lib/site/articles.ts';
import type { Page } from '#lib/site/page.ts';
import { canonicalUrl, shareImageUrl } from './addresses.ts';
import { agencyReference } from './agency-data.ts';

export function articleData(locale: Locale, page: Page) {
  const article = articleOf(page.id);
  if (!article) return [];
  const words = pageWords(locale, page.id);
  const author = agency.staff.find(({ id }) => id === article.author);
  const url = canonicalUrl(locale, page.path);
  return [
    {
      '@type': 'Article',
      headline: words.text('hero.heading'),
      description: words.text('description'),
      image: shareImageUrl(locale, page.path),
      inLanguage: locale,
      datePublished: article.published,
      dateModified: article.updated,
      author: author ? { '@type': 'Person', name: author.name, worksFor: agencyReference() } : agencyReference(),
      publisher: agencyReference(),
      mainEntityOfPage: url,
      url,
    },
  ];
}
