import { sectionsOf } from './pages.ts';
import type { Page, PageLink } from './page.ts';
import { quoteLink } from './quote-context.ts';

export type ActionTarget = { anchor: 'quote-form' | 'contact' } | PageLink;

const asksForQuotes = (page: Page) => page.id === 'contact' || page.id === 'products' || page.line !== 'company';

/** The target of a page's main button: its form, a quote, or a person. */
export function mainAction(page: Page): ActionTarget {
  if (page.form) return { anchor: 'quote-form' };
  if (asksForQuotes(page)) return quoteLink(page);
  if (sectionsOf(page).some(({ kind }) => kind === 'contact')) return { anchor: 'contact' };
  return { page: 'contact' };
}
