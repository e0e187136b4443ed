import { translator } from '#lib/i18n/messages.ts';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import type { Page } from '#lib/site/page.ts';

/** The words of a share image. */
export function shareWords(locale: Locale, page: Page) {
  const words = pageWords(locale, page.id);
  const t = translator(locale, 'site.hero');
  const values = messageArguments(locale);
  return { agency: agency.name, title: words.text('title'), points: [t('states', values), t('languages', values)] };
}
