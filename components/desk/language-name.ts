import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';

/** The name of a language inside a sentence of the reader's language: "Spanish", "español", "espanhol". */
export function languageName(language: Locale, reader: Locale): string {
  return new Intl.DisplayNames(regionalLocale(reader), { type: 'language' }).of(language) ?? language;
}
