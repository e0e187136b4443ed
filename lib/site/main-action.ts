import { pageOf, sectionsOf } from './find-page.ts';
import type { Page } from './page.ts';

export type ActionTarget = { anchor: 'quote-form' | 'contact' } | { page: Page };

const asksForQuotes = (page: Page) => page.id === 'contact' || page.id === 'products' || page.line !== 'company';

/** Where a page's main button leads: its own form, a quote, or the people who can help. */
export function mainAction(page: Page): ActionTarget {
  if (page.form) return { anchor: 'quote-form' };
  if (asksForQuotes(page)) return { page: pageOf('get-quote') };
  if (sectionsOf(page).some(({ kind }) => kind === 'contact')) return { anchor: 'contact' };
  return { page: pageOf('contact') };
}
