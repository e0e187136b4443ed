import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';

/** The names of languages, in the language of the page. */
export function spokenBy(locale: Locale, languages: readonly string[]): string {
  const name = new Intl.DisplayNames(regionalLocale(locale), { type: 'language' });
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  return list.format(languages.map((code) => name.of(code) ?? code));
}
