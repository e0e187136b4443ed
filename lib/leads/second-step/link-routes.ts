import 'server-only';
import { postedValue } from '#lib/forms/posted.ts';
import { problem } from '#lib/http/problem.ts';
import { renderSecondStep } from '#lib/http/page-state.ts';
import { log } from '#lib/log.ts';
import { continuePath } from '#lib/site/visitor-paths.ts';
import { linkReference, openLink } from '../store/continuations.ts';
import { createContinueLink, hashContinuation, newContinuationToken, withContinuation } from './continuation-token.ts';
import { findOpenedLead, stateOf } from './find-opened-lead.ts';
import { isSecondFactor } from './second-factor.ts';
import { goTo, respondToStep } from './second-step-route.ts';

/** Makes a link for another device and shows it once. Not with the token of another lead than `reference`. */
export function postLink(request: Request, reference?: string): Promise<Response> {
  return respondToStep(request, async ({ token, locale, wantsPage }) => {
    const found = await findOpenedLead(token, reference);
    const link = found && (await createContinueLink(found.reference, locale));
    if (!link) return wantsPage ? goTo(locale, continuePath()) : problem('notOpen', locale);
    if (!wantsPage) return Response.json({ link }, { status: 201, headers: { 'cache-control': 'no-store' } });
    return renderSecondStep(locale, { ...stateOf(found), link }, { status: 200 });
  });
}

/** Opens a link with its second factor, the field `factor`: the response sets the cookie; programs get the opened token as JSON. */
export function postSecondFactor(request: Request): Promise<Response> {
  return respondToStep(request, async ({ posted, token = '', locale, wantsPage }) => {
    const input = String(postedValue(posted, 'factor') ?? '');
    const opened = newContinuationToken();
    const hash = hashContinuation(token);
    const { status } = await openLink({ hash, openedHash: opened.hash, isFactor: isSecondFactor, input });
    log.info({ event: 'continuation', outcome: status });
    const isOpened = status === 'opened';
    const reference = isOpened ? await linkReference(hash) : undefined;
    const headers = withContinuation({ 'cache-control': 'no-store' }, { token: opened.token, reference });
    if (wantsPage) return goTo(locale, continuePath(isOpened ? undefined : token), headers);
    return isOpened ? Response.json({ status, token: opened.token }, { headers }) : problem('notOpen', locale);
  });
}
