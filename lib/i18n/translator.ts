import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core';
import { agency } from '#lib/site/agency.ts';
import { type Messages, messagesFor } from './messages.ts';
import type { Locale } from './routing.ts';

/**
 * A translator for code that runs outside a page: mail, route handlers, commands. Dates are shown in the agency's
 * time zone. A missing key is a defect and throws.
 */
export function translator<N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(locale: Locale, namespace: N) {
  return createTranslator<Messages, N>({
    locale,
    messages: messagesFor(locale),
    namespace,
    timeZone: agency.timeZone,
    onError(error) {
      throw error;
    },
  });
}
