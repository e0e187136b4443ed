import { isLocale } from '#lib/i18n/routing.ts';
import { goToLocale, rememberLocale } from './remember-locale.ts';

/** Handles a click on a link to the page in another language. */
export function chooseLocale(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.menu-link[hreflang]') : null;
  const to = link?.hreflang;
  if (!link || !isLocale(to)) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return rememberLocale(to);
  event.preventDefault();
  goToLocale(to, link.href);
}
