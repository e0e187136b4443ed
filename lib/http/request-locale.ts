import 'server-only';
import { preferredLocale } from '#lib/i18n/accept-language.ts';
import { defaultLocale, isLocale, type Locale } from '#lib/i18n/routing.ts';

/** The language of a request: `named`, such as its field `locale`, if that is one, else by `Accept-Language`. */
export function requestLocale(request: Request, named?: unknown): Locale {
  return isLocale(named) ? named : (preferredLocale(request.headers.get('accept-language') ?? undefined) ?? defaultLocale);
}
