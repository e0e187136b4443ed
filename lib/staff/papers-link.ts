import 'server-only';
import { createLink } from '#lib/leads/second-step/create-link.ts';
import { hasSecondFactor } from '#lib/leads/second-step/second-factor.ts';
import type { WorkedLead } from './find-worked-lead.ts';

/** Whether a lead can have a link for sending papers: the link needs a second factor. */
export function canSendPapers({ lead, values }: WorkedLead): boolean {
  return hasSecondFactor({ form: lead.form, values });
}

export async function createPapersLink(found: WorkedLead): Promise<string | undefined> {
  return canSendPapers(found) ? createLink(found.lead.reference, found.lead.locale) : undefined;
}
