import { defaultLocale } from '#lib/i18n/routing.ts';
import { feedResponse } from '#lib/seo/feed.ts';

export const dynamic = 'force-static';

export async function GET() {
  return feedResponse(defaultLocale);
}
