import { getRequestConfig } from 'next-intl/server';
import { agency } from '#lib/site/agency.ts';
import { messagesFor } from './messages.ts';
import { defaultLocale, isLocale, type Locale } from './routing.ts';

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
