import { isLocale, type Locale, localePath } from '#lib/i18n/routing.ts';
import { thankYouPath } from '#lib/site/visitor-paths.ts';

/** The link of the language switch; that to English names the page in its query. */
function pointTo(link: HTMLAnchorElement, path: string): string {
  const url = new URL(link.href);
  if (url.searchParams.has('path')) url.searchParams.set('path', path);
  else if (isLocale(link.hreflang)) url.pathname = localePath(link.hreflang, path);
  return url.href;
}

/**
 * Gives the page the address of the thank-you page, so that a reload or a switch of the language shows the reference instead of an empty form: a phone
 * may load the page anew after a call. Returns what restores the address.
 */
export function showSentAddress(locale: Locale, reference: string): () => void {
  const path = thankYouPath(reference);
  const before = location.href;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a.menu-link[hreflang]')].map((link) => [link, link.href] as const);
  history.replaceState(history.state, '', localePath(locale, path));
  for (const [link] of links) link.href = pointTo(link, path);
  return () => {
    if (!location.pathname.endsWith(path)) return;
    history.replaceState(history.state, '', before);
    for (const [link, href] of links) link.href = href;
  };
}
