import { itemHref } from '#components/sections/item-href.ts';
import { defaultLocale, isLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { quoteTypePage } from '#lib/site/navigation.ts';
import { lineForms } from '#lib/site/quote-context.ts';

/** Redirects the footer's quote picker to the page of the chosen type, or to the form of the current page's line and state. */
export function GET(request: Request): Response {
  const asked = new URL(request.url).searchParams;
  const named = asked.get('locale');
  const locale = isLocale(named) ? named : defaultLocale;
  const page = quoteTypePage(asked.get('type'));
  const state = agency.states.find((code) => code === asked.get('state'));
  const line = page === 'get-quote' ? lineForms.find((form) => form === asked.get('line')) : undefined;
  const location = itemHref(locale, { page, ...(state ? { query: `state=${state}` } : {}), ...(line ? { fragment: `quote-${line}` } : {}) });
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
}
