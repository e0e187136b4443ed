import 'server-only';
import { pageOf } from '#lib/site/pages.ts';
import { routePage } from '#lib/i18n/route-page.ts';

/**
 * The main path, without language, of the page that a path or an address below `siteUrl` names; empty for every other address. The result is joined
 * to `siteUrl` for links, so it never contains text of a visitor.
 */
export function pagePathOf(address: string, siteUrl: string): string {
  if (address === '' || !URL.canParse(address, siteUrl)) return '';
  const { origin, pathname } = new URL(address, siteUrl);
  if (origin !== siteUrl) return '';
  const route = routePage({ pathname, search: '' });
  return route.kind === 'page' && route.pageId ? pageOf(route.pageId).path : '';
}
