import 'server-only';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { agency } from '#lib/site/agency.ts';
import type { ProtectionWords } from './protect-content.ts';

export function protectionWords(locale: Locale): ProtectionWords {
  const t = translator(locale, 'site');
  const copyright = t('footer.copyright', { legalName: agency.legalName, year: String(new Date().getFullYear()) });
  return { print: t('protection.print'), notice: [t('protection.stop'), t('protection.protected'), copyright].join('\n') };
}
