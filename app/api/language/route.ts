import { config } from '#lib/config.ts';
import { isLocale, localeCookie, localePath } from '#lib/i18n/routing.ts';
import { isSwitchable } from '#lib/site/find-page.ts';

/** The language switch without JavaScript: keeps the choice and leads to the same page. Only our own paths are accepted. */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const to = query.get('to');
  const path = query.get('path') ?? '/';
  if (!isLocale(to) || !isSwitchable(path)) return new Response(null, { status: 400 });
  const secure = config().siteUrl.startsWith('https:') ? '; Secure' : '';
  return new Response(null, {
    status: 303,
    headers: {
      location: localePath(to, path),
      'set-cookie': `${localeCookie}=${to}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`,
      'cache-control': 'private, no-store',
    },
  });
}
