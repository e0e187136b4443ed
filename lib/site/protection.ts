import { agency } from './agency.ts';

/**
 * What visitors are meant to print, keep and copy: confirmations, the guide, certificates, the client portal, how to reach
 * us, the law (filings, states, claims, articles) for whoever has a letter of a court, and our own legal pages.
 */
const unprotectedPaths = [
  '/thank-you',
  '/newsletter',
  '/free-guide',
  '/client-portal',
  '/claims-help',
  '/contact',
  '/personal-auto',
  '/blog',
  '/privacy',
  '/terms',
  '/accessibility',
  '/licenses',
];

/** Whether the protection layer is on at a path (without language prefix). */
export function isProtected(path: string): boolean {
  return agency.protection.enabled && !unprotectedPaths.some((start) => path === start || path.startsWith(`${start}/`));
}
