import 'server-only';
import { log } from '#lib/log.ts';
import { type Download, requestedDownload } from '#lib/site/downloads.ts';
import { errorCode } from './error-code.ts';
import { findLead } from './store/read-leads.ts';

/** The file that a stored request asked for, by its reference; undefined for every other request, and while the store is away. */
export async function requestedFile(reference: string): Promise<Download | undefined> {
  try {
    const lead = (await findLead(reference))?.lead;
    return lead?.answers.status === 'open' ? requestedDownload(lead.form, lead.answers.answers.resource) : undefined;
  } catch (error) {
    log.warn({ event: 'requested_file_unread', code: errorCode(error) });
    return undefined;
  }
}
