import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';

/** The names of languages in the language of the page, which comes first. */
export function listLanguages(locale: Locale, languages: readonly string[]): string {
  const name = new Intl.DisplayNames(regionalLocale(locale), { type: 'language' });
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  const others = languages.filter((code) => code !== locale);
  const ordered = others.length < languages.length ? [locale, ...others] : others;
  return list.format(ordered.map((code) => name.of(code) ?? code));
}
