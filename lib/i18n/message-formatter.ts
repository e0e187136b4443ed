import { type AbstractIntlMessages, createTranslator } from 'use-intl/core';
import { agency } from '#lib/site/agency.ts';
import { type MessageArguments, messageArguments } from './message-arguments.ts';
import { messagesFor } from './messages.ts';
import type { Locale } from './routing.ts';

type Formatter = (key: string, more?: Readonly<Record<string, string>>) => string;

/** Cached, because a translator parses each message once. */
const formatters = new Map<Locale, (key: string, values: MessageArguments) => string>();

/** The only place where keys are not checked by the compiler: those of pages and topics come from tables. */
function createFormatter(locale: Locale) {
  const messages: AbstractIntlMessages = messagesFor(locale);
  const translate = createTranslator({
    locale,
    messages,
    timeZone: agency.timeZone,
    onError(error) {
      throw error;
    },
  });
  return translate as (key: string, values: MessageArguments) => string;
}

/** Formats messages whose key is only known at run time, with all message arguments. A missing key throws. */
export function messageFormatter(locale: Locale): Formatter {
  const format = formatters.get(locale) ?? createFormatter(locale);
  formatters.set(locale, format);
  return (key, more) => format(key, { ...messageArguments(locale), ...more });
}
