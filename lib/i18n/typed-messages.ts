import type { Messages } from './messages.ts';
import type { Locale as SiteLocale } from './routing.ts';

// next-intl takes its types from this module's AppConfig; keys and arguments are then checked wherever they are used.
declare module 'use-intl' {
  interface AppConfig {
    Locale: SiteLocale;
    Messages: Messages;
  }
}
