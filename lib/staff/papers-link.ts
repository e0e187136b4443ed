import 'server-only';
import { secondStepOf } from '#lib/forms/second-step/second-step-of.ts';
import { createLink } from '#lib/leads/second-step/create-link.ts';
import { hasSecondFactor } from '#lib/leads/second-step/second-factor.ts';
import type { WorkedLead } from './find-worked-lead.ts';

/** Whether a visitor can send papers through a link: a quote with a second step, and an answer that proves who opens it. */
export function canSendPapers({ lead, values }: WorkedLead): boolean {
  const asked = { form: lead.form, values };
  return secondStepOf(asked) !== undefined && hasSecondFactor(asked);
}

export async function createPapersLink(found: WorkedLead): Promise<string | undefined> {
  return canSendPapers(found) ? createLink(found.lead.reference, found.lead.locale) : undefined;
}
