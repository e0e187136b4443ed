import { locales, type Locale } from './routing.ts';
import { servedMessages } from './served-messages.ts';
import { words } from './words/messages.ts';

/** Every word a visitor reads, as the default language has it; the other languages have the same keys. */
export type Messages = (typeof words)['en'];

const all: Readonly<Record<Locale, Messages>> = words;
const served = new Map(locales.map((locale) => [locale, servedMessages(all[locale])]));

/** The messages of one language, also those of states and lines that the agency does not offer. */
export function allMessagesFor(locale: Locale): Messages {
  return all[locale];
}

/** The messages of one language, without those of states and lines that the agency does not offer. */
export function messagesFor(locale: Locale): Messages {
  return served.get(locale) ?? all[locale];
}
