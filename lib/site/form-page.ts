import type { Page } from './page.ts';
import { pages } from './pages.ts';
import { lineForms, reviewForms } from './quote-way.ts';

const chosenOn = [
  ['selector', lineForms],
  ['review-selector', reviewForms],
] as const;

/** The path, without language, of the page where a visitor finds a form; the home page for one that has none of its own. */
export function pagePathOfForm(form: string): string {
  const table: readonly Page[] = pages;
  const selector = chosenOn.find(([, forms]) => forms.some((one) => one === form))?.[0];
  const page = table.find((one) => one.form === form) ?? table.find((one) => selector !== undefined && one.form === selector);
  return page?.path ?? '/';
}
