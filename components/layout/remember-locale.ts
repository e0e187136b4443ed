import { type Locale, localeCookie } from '#lib/i18n/routing.ts';

/** Keeps the visitor's choice of a language of the site for a year. Browser only. */
export function rememberLocale(to: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${localeCookie}=${to}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
