import { getRequestConfig } from 'next-intl/server';
import { m } from '#lib/i18n/messages.ts';
export default getRequestConfig(async ({ requestLocale }) => ({ locale: (await requestLocale) ?? 'en', messages: m }));
