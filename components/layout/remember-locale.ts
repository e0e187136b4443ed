import { isLocale, type Locale, localeCookie } from '#lib/i18n/routing.ts';

function rememberLocale(to: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${localeCookie}=${to}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/**
 * Goes to `href` with the current query and fragment, and stores the language. The route stores it too, because the browser may send the request
 * before it has written the cookie. Browser only.
 */
export function goToLocale(to: Locale, href: string): void {
  rememberLocale(to);
  const next = new URL(href, location.href);
  for (const [name, value] of new URLSearchParams(location.search)) if (!next.searchParams.has(name)) next.searchParams.append(name, value);
  next.hash = location.hash;
  location.assign(next);
}

/** Handles a click on a link to the page in another language. */
export function chooseLocale(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.menu-link[hreflang]') : null;
  const to = link?.hreflang;
  if (!link || !isLocale(to)) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return rememberLocale(to);
  event.preventDefault();
  goToLocale(to, link.href);
}
