import { agency } from './agency.ts';

/**
 * Pages that visitors print, keep or copy, some of them for a court: confirmations, the guide, the portal, claims, contact, filings, the states that we
 * serve, payment, articles and legal notices.
 */
const unprotectedPaths = [
  '/thank-you',
  '/newsletter',
  '/continue',
  '/free-guide',
  '/client-portal',
  '/claims-help',
  '/contact',
  '/personal-auto',
  '/states-we-serve',
  '/paying-for-insurance',
  '/blog',
  '/privacy',
  '/terms',
  '/accessibility',
  '/licenses',
];

export function isProtected(path: string): boolean {
  return agency.protection.enabled && !unprotectedPaths.some((start) => path === start || path.startsWith(`${start}/`));
}
