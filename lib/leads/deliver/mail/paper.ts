import 'server-only';
import { messagesFor } from '#lib/i18n/messages.ts';
import { downloadPath, requestedDownload } from '#lib/site/downloads.ts';
import type { Lead } from '../../model.ts';

/** The guide or paper that a request asked for, by its name in the visitor's language and its address; undefined for every other request. */
export function paperOf({ form, locale, answers }: Lead, siteUrl: string): { name: string; url: string } | undefined {
  const asked = requestedDownload(form, answers.resource);
  return asked && { name: messagesFor(locale).downloads.names[asked.id], url: siteUrl + downloadPath(asked, locale) };
}
