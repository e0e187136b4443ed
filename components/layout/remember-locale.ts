import { type Locale, localeCookie } from '#lib/i18n/routing.ts';

/** Keeps the visitor's choice of a language of the site for a year. Browser only. */
export function rememberLocale(to: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${localeCookie}=${to}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/**
 * Goes to a page in another language, `href` being where its link leads without script, with what else the address of this page says. A choice that the
 * browser would forget on the way is kept by that link: it may ask for the page before it has written the cookie. Browser only.
 */
export function goToLocale(to: Locale, href: string): void {
  rememberLocale(to);
  const next = new URL(href, location.href);
  for (const [name, value] of new URLSearchParams(location.search)) if (!next.searchParams.has(name)) next.searchParams.append(name, value);
  next.hash = location.hash;
  location.assign(next);
}
