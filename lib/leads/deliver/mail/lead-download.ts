import 'server-only';
import { messagesFor } from '#lib/i18n/messages.ts';
import { formById } from '#lib/forms/registry.ts';
import { requestedDownload } from '#lib/forms/requested-download.ts';
import { downloadPath } from '#lib/site/downloads.ts';
import type { Lead } from '../../model.ts';

export function leadDownload(lead: Lead, siteUrl: string): { name: string; url: string } | undefined {
  const download = requestedDownload(formById(lead.form), lead.values);
  return download && { name: messagesFor(lead.locale).downloads.names[download.id], url: siteUrl + downloadPath(download, lead.locale) };
}
