import type { Page } from './page.ts';

/** Pages on which a visitor is busy. */
const busy = [
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
const smallPrint = ['privacy', 'terms', 'accessibility', 'licenses'];

/** Whether the guide may be offered on a page; never outside the page table. */
export function offersGuide(page: Page | undefined): boolean {
  return page !== undefined && page.form !== 'guide' && !page.hidden && ![...busy, ...smallPrint].includes(page.id);
}
