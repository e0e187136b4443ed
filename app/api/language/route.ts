import { config } from '#lib/config.ts';
import { isLocale, localeCookie, localePath } from '#lib/i18n/routing.ts';
import { isSwitchable } from '#lib/site/find-page.ts';

/** A link to a page in another language that must be kept in mind: keeps the choice and leads there, with what else the address says. Only our own paths are accepted. */
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
