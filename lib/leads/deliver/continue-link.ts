import 'server-only';
import { errorCode } from '#lib/error-code.ts';
import { secondStepOf } from '#lib/forms/second-step/second-step-of.ts';
import { log } from '#lib/log.ts';
import type { Lead } from '../model.ts';
import { createLink } from '../second-step/create-link.ts';
import { hasSecondFactor } from '../second-step/second-factor.ts';

/**
 * A new link to the second step of a lead; undefined for a lead without one, without a second factor, and while the store is unavailable: the mail
 * goes without it.
 */
export async function makeContinueLink(lead: Lead): Promise<string | undefined> {
  if (!secondStepOf(lead) || !hasSecondFactor(lead)) return undefined;
  try {
    return await createLink(lead.reference, lead.locale);
  } catch (error) {
    log.warn({ event: 'continue_link_not_stored', reference: lead.reference, code: errorCode(error) });
    return undefined;
  }
}
