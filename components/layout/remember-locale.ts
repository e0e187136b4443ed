import { type Locale, localeCookie } from '#lib/i18n/routing.ts';

export function rememberLocale(to: Locale): void {
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
