import type { Page } from './page.ts';
import { pages } from './pages.ts';
import { lineForms, reviewForms } from './quote-context.ts';

const selectorPages = [
  ['selector', lineForms],
  ['review-selector', reviewForms],
] as const;

/** The path of the page with a form; the home page for a form without one. */
export function pagePathOfForm(form: string): string {
  const table: readonly Page[] = pages;
  const selector = selectorPages.find(([, forms]) => forms.some((id) => id === form))?.[0];
  const page = table.find((entry) => entry.form === form) ?? table.find((entry) => selector !== undefined && entry.form === selector);
  return page?.path ?? '/';
}
