import { isLocale, type Locale } from './routing.ts';

/** The language of route params. The router allows no other value, so an unknown one throws. */
export function localeOf({ locale }: { locale: string }): Locale {
  if (!isLocale(locale)) throw new Error(`Not a language of the site: ${locale}`);
  return locale;
}
