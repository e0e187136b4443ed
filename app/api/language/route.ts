import { config } from '#lib/config.ts';
import { isLocale, localeCookie, localePath } from '#lib/i18n/routing.ts';
import { isSwitchable } from '#lib/site/pages.ts';

/** Stores the chosen language in a cookie and redirects to the same page in that language, keeping the rest of the query. Accepts only paths of the site. */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const to = query.get('to');
  const path = query.get('path') ?? '/';
  if (!isLocale(to) || !isSwitchable(path)) return new Response(null, { status: 400 });
  query.delete('to');
  query.delete('path');
  const rest = query.size > 0 ? `?${query}` : '';
  const secure = config().siteUrl.startsWith('https:') ? '; Secure' : '';
  return new Response(null, {
    status: 303,
    headers: {
      location: localePath(to, path) + rest,
      'set-cookie': `${localeCookie}=${to}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`,
      'cache-control': 'private, no-store',
    },
  });
}
