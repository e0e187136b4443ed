import { isLocale, type Locale } from './routing.ts';

/** The language of a page's params. The router lets no other value through, so anything else is a defect and throws. */
export function localeOf({ locale }: { locale: string }): Locale {
  if (!isLocale(locale)) throw new Error(`Not a language of the site: ${locale}`);
  return locale;
}
