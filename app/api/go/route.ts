import { itemHref } from '#components/sections/item-href.ts';
import { defaultLocale, isLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { quoteTypePage } from '#lib/site/navigation.ts';
import { lineForms } from '#lib/site/quote-context.ts';

/** Redirects the footer's quote picker to the page of the chosen type, with the state of the current page; on /get-quote to the form of that page's line. */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const requestedLocale = query.get('locale');
  const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale;
  const page = quoteTypePage(query.get('type'));
  const state = agency.states.find((code) => code === query.get('state'));
  const line = page === 'get-quote' ? lineForms.find((form) => form === query.get('line')) : undefined;
  const location = itemHref(locale, { page, ...(state ? { query: `state=${state}` } : {}), ...(line ? { fragment: `quote-${line}` } : {}) });
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
}
