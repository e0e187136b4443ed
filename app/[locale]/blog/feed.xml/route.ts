import { defaultLocale, localeOf, locales } from '#lib/i18n/routing.ts';
import { feedResponse } from '#lib/seo/feed.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The default language has its feed without a prefix. */
export function generateStaticParams() {
  return locales.filter((locale) => locale !== defaultLocale).map((locale) => ({ locale }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  return feedResponse(localeOf(await params));
}
