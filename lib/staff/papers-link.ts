import 'server-only';
import { createContinueLink } from '#lib/leads/second-step/continuation-token.ts';
import { type Factor, secondFactorOf } from '#lib/leads/second-step/second-factor.ts';
import type { DeskLead } from './find-desk-lead.ts';

/** What a link for sending papers asks for; undefined for a lead without a second factor, which has no link. */
export function papersFactor({ lead: { form, content } }: DeskLead): Factor | undefined {
  // From the values of the first form only, as on the page of the link (`find-link.ts`).
  return content.status === 'readable' ? secondFactorOf({ form, values: content.values }) : undefined;
}

export async function createPapersLink(deskLead: DeskLead): Promise<string | undefined> {
  return papersFactor(deskLead) ? createContinueLink(deskLead.lead.reference, deskLead.lead.locale) : undefined;
}
