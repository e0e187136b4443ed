import { notFound } from 'next/navigation';
import { hasPage, pageOf } from '#lib/site/pages.ts';
import type { Page } from '#lib/site/page.ts';

/** The page of a route folder, or Next's not-found page when the agency does not offer it. */
export function pageOrNotFound(id: string): Page {
  if (!hasPage(id)) notFound();
  return pageOf(id);
}
