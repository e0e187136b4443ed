import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core';
import { agency } from '#lib/site/agency.ts';
import { type Messages, messagesFor } from './messages.ts';
import type { Locale } from './routing.ts';

/** Cached, because a translator parses each message once. */
const translators = new Map<string, unknown>();

/** A translator for code outside pages: mail, route handlers, commands. Dates are in the agency's time zone. A missing key throws. */
export function translator<N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(locale: Locale, namespace: N) {
  const key = `${locale} ${namespace}`;
  const cached = translators.get(key) ?? makeTranslator(locale, namespace);
  translators.set(key, cached);
  return cached as ReturnType<typeof makeTranslator<N>>;
}

function makeTranslator<N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(locale: Locale, namespace: N) {
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
