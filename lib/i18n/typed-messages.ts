import type { Messages } from './messages.ts';
import type { Locale as SiteLocale } from './routing.ts';

// next-intl types keys and arguments by this AppConfig.
declare module 'use-intl' {
  interface AppConfig {
    Locale: SiteLocale;
    Messages: Messages;
  }
}
