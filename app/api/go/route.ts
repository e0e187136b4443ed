import { defaultLocale, isLocale, localePath } from '#lib/i18n/routing.ts';
import { pageOf } from '#lib/site/find-page.ts';
import { quoteTypePage } from '#lib/site/navigation.ts';

/** The footer's quote picker: leads to the page of the chosen type. */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const named = query.get('locale');
  const locale = isLocale(named) ? named : defaultLocale;
  const { path } = pageOf(quoteTypePage(query.get('type')));
  return new Response(null, { status: 303, headers: { location: localePath(locale, path), 'cache-control': 'private, no-store' } });
}
