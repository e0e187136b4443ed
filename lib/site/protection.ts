import { agency } from './agency.ts';

/** Pages that visitors print, keep or copy: confirmations, the guide, the portal, contact, law and legal notices. */
const unprotectedPaths = [
  '/thank-you',
  '/newsletter',
  '/continue',
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

export function isProtected(path: string): boolean {
  return agency.protection.enabled && !unprotectedPaths.some((start) => path === start || path.startsWith(`${start}/`));
}
