import { createTranslator } from 'use-intl/core';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';

/** `next-intl/server` for jest, which does not run as a server component: the same translator on the same messages. */
export async function getTranslations({ locale, namespace }: { locale: Locale; namespace?: never }) {
  return createTranslator({
    locale,
    messages: messagesFor(locale),
    namespace,
    onError(error) {
      throw error;
    },
  });
}
