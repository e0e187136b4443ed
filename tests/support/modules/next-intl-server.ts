import { createTranslator } from 'use-intl/core';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';

/** Replaces `next-intl/server`, since jest does not run server components. */
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
