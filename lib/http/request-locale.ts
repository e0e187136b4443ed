import 'server-only';
import { preferredLocale } from '#lib/i18n/accept-language.ts';
import { defaultLocale, isLocale, type Locale } from '#lib/i18n/routing.ts';

/** The language of a request: `named` (for instance the field `locale`) if it is a language of the site, else by `Accept-Language`. */
export function requestLocale(request: Request, named?: unknown): Locale {
  return isLocale(named) ? named : (preferredLocale(request.headers.get('accept-language') ?? undefined) ?? defaultLocale);
}
