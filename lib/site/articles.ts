import { hasPage, type PageId } from './pages.ts';

type ArticleCategory = 'filings' | 'trucking' | 'business';

/** Category and dates (YYYY-MM-DD) of an article, and the id of its author in the agency's `staff`; without that person the agency is its author. */
export type Article = { page: PageId; category: ArticleCategory; author: string; published: string; updated: string };

const allArticles = [
  { page: 'blog-suspension', category: 'filings', author: 'ortega', published: '2026-11-19', updated: '2026-11-26' },
  { page: 'blog-certificates', category: 'trucking', author: 'nascimento', published: '2026-11-12', updated: '2026-11-21' },
  { page: 'blog-transportation', category: 'trucking', author: 'whitfield', published: '2024-12-20', updated: '2026-11-21' },
  { page: 'blog-sr22', category: 'filings', author: 'ortega', published: '2024-12-15', updated: '2026-11-21' },
  { page: 'blog-commercial', category: 'business', author: 'nascimento', published: '2024-12-10', updated: '2026-11-20' },
] as const satisfies readonly Article[];

/** Articles on the agency's pages, newest first. The first one leads the blog. */
export const articles: readonly Article[] = allArticles.filter(({ page }) => hasPage(page));

export function articleOf(page: string): Article | undefined {
  return articles.find((article) => article.page === page);
}
