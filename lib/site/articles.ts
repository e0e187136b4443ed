import type { agency } from './agency.ts';
import { hasPage, type PageId } from './pages.ts';

type StaffId = (typeof agency)['staff'][number]['id'];
type ArticleCategory = 'filings' | 'trucking' | 'business';

/** Author, category and dates (YYYY-MM-DD) of an article. */
export type Article = { page: PageId; category: ArticleCategory; author: StaffId; published: string; updated: string };

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
