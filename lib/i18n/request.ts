import { getRequestConfig } from 'next-intl/server';
import { agency } from '#lib/site/agency.ts';
import { messagesFor } from './messages.ts';
import { defaultLocale, isLocale, type Locale, type locales } from './routing.ts';
import type { Messages } from './messages.ts';

declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof locales)[number];
    Messages: Messages;
  }
}

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale: Locale = isLocale(requested) ? requested : defaultLocale;
  return {
    locale,
    messages: messagesFor(locale),
    timeZone: agency.timeZone,
    onError(error) {
      throw error;
    },
  };
});
