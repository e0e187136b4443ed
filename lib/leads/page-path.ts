import 'server-only';
import { pageOf } from '#lib/site/find-page.ts';
import { routePage } from '#lib/i18n/route-page.ts';

/**
 * The main path of the page of the page table that an address names, without language; empty for every other address. Takes a path, or a full
 * address below `siteUrl`. The result is joined to `siteUrl` for links, so no visitor's text may pass through.
 */
export function pagePathOf(address: string, siteUrl: string): string {
  if (address === '' || !URL.canParse(address, siteUrl)) return '';
  const { origin, pathname } = new URL(address, siteUrl);
  if (origin !== siteUrl) return '';
  const route = routePage({ pathname, search: '' });
  return route.kind === 'page' && route.pageId ? pageOf(route.pageId).path : '';
}
