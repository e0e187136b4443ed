import { notFound } from 'next/navigation';
import { hasPage, pageOf } from '#lib/site/find-page.ts';
import type { Page } from '#lib/site/page.ts';

/** The page of a route that has a folder of its own; where the agency does not offer it, the page that nothing was found on. */
export function pageOrNotFound(id: string): Page {
  if (!hasPage(id)) notFound();
  return pageOf(id);
}
