import { agency } from './agency.ts';

/** What visitors are meant to print, keep and copy: confirmations, the guide, certificates and the client portal. */
const free = ['/thank-you', '/newsletter', '/free-guide', '/client-portal', '/claims-help'];

/** Whether the protection layer is on at a path (without language prefix). */
export function isGuarded(path: string): boolean {
  return agency.protection.enabled && !free.some((start) => path === start || path.startsWith(`${start}/`));
}
