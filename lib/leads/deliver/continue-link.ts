import 'server-only';
import { config } from '#lib/config.ts';
import { errorCode } from '#lib/error-code.ts';
import { secondStepOf } from '#lib/forms/second-step/second-step-of.ts';
import { localePath } from '#lib/i18n/routing.ts';
import { log } from '#lib/log.ts';
import { continuePath } from '#lib/site/continue-path.ts';
import { newContinuationToken } from '../continuation-token.ts';
import type { Lead } from '../model.ts';
import { hasSecondFactor } from '../second-step/second-factor.ts';
import { addContinuation } from '../store/continuations.ts';

/**
 * A new link to the second step of a lead; undefined for a lead without one, without a second factor, and while the store is unavailable: the mail
 * goes without it.
 */
export async function makeContinueLink(lead: Lead): Promise<string | undefined> {
  if (!secondStepOf(lead) || !hasSecondFactor(lead)) return undefined;
  const { token, hash } = newContinuationToken();
  try {
    const isStored = await addContinuation({ reference: lead.reference, hash, opened: false });
    return isStored ? config().siteUrl + localePath(lead.locale, continuePath(token)) : undefined;
  } catch (error) {
    log.warn({ event: 'continue_link_not_stored', reference: lead.reference, code: errorCode(error) });
    return undefined;
  }
}
