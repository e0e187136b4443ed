import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { pageOf } from '#lib/site/pages.ts';
import type { ItemLink } from '#lib/site/page.ts';

export function itemHref(locale: Locale, link: ItemLink): string {
  if ('href' in link) return link.href;
  const { page, query, fragment } = link;
  return `${localePath(locale, pageOf(page).path)}${query ? `?${query}` : ''}${fragment ? `#${fragment}` : ''}`;
}
