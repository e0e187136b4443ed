import { locales, type Locale } from './routing.ts';
import { servedMessages } from './served-messages.ts';
import { words } from './words/messages.ts';

/** All messages, typed by the default language; the other languages have the same keys. */
export type Messages = (typeof words)['en'];

const all: Readonly<Record<Locale, Messages>> = words;
const served = new Map(locales.map((locale) => [locale, servedMessages(all[locale])]));

/** The messages of a language, including states and lines that the agency does not offer. */
export function allMessagesFor(locale: Locale): Messages {
  return all[locale];
}

/** The messages of a language, without states and lines that the agency does not offer. */
export function messagesFor(locale: Locale): Messages {
  return served.get(locale) ?? all[locale];
}
