import 'server-only';
import { messagesFor } from '#lib/i18n/messages.ts';
import { downloadPath, requestedDownload } from '#lib/site/downloads.ts';
import type { Lead } from '../../model.ts';

/** The file that a lead asked for: its name in the visitor's language and its address. Undefined for every other lead. */
export function leadDownload({ form, locale, answers }: Lead, siteUrl: string): { name: string; url: string } | undefined {
  const download = requestedDownload(form, answers.resource);
  return download && { name: messagesFor(locale).downloads.names[download.id], url: siteUrl + downloadPath(download, locale) };
}
