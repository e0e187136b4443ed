import type { Page } from './page.ts';

/** Where a visitor is busy with something of their own: quotes, a letter to us, the portal, the small print. */
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

/** Whether the free guide may be offered by itself on a page; what is not in the table of pages never does. */
export function offersGuide(page: Page | undefined): boolean {
  return page !== undefined && page.form !== 'guide' && !page.hidden && ![...busy, ...smallPrint].includes(page.id);
}
