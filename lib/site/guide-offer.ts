import { legalPageIds } from './navigation.ts';
import type { Page } from './page.ts';

/** Pages on which a visitor is busy: the guide is not offered there. */
const pagesWithoutGuide = [
  'get-quote',
  'smart-quote',
  'auto-quote',
  'which-filing',
  'contact',
  'client-portal',
  'documents',
  'coi-request',
  'savings-review',
  'claims-help',
];

/** Whether the guide may be offered on a page; never outside the page table. */
export function offersGuide(page: Page | undefined): boolean {
  return page !== undefined && page.form !== 'guide' && !page.hidden && ![...pagesWithoutGuide, ...legalPageIds].includes(page.id);
}
