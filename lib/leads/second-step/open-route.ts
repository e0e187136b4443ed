import 'server-only';
import { postedValue } from '#lib/forms/posted.ts';
import { problem } from '#lib/http/problem.ts';
import { continuePath } from '#lib/site/continue-path.ts';
import { log } from '#lib/log.ts';
import { hashContinuation, newContinuationToken, withContinuation } from './continuation-token.ts';
import { logFailure, retryAfterSeconds } from '../post-route.ts';
import { openLink } from '../store/continuations.ts';
import { readSecondStepPost } from './read-second-step-post.ts';
import { isSecondFactor } from './second-factor.ts';
import { goTo } from './update-route.ts';

/** Opens a link with its second factor, the field `factor`: the response sets the cookie; programs get the opened token as JSON. */
export async function postSecondFactor(request: Request): Promise<Response> {
  const read = await readSecondStepPost(request);
  if (read instanceof Response) return read;
  const { locale, wantsPage, posted, token = '' } = read;
  const typed = String(postedValue(posted, 'factor') ?? '');
  const opened = newContinuationToken();
  try {
    const opening = { hash: hashContinuation(token), openedHash: opened.hash, isFactor: isSecondFactor, typed };
    const result = await openLink(opening);
    log.info({ event: 'continuation', outcome: result.status });
    const headers = withContinuation({ 'cache-control': 'no-store' }, result.status === 'opened' ? opened.token : undefined);
    if (wantsPage) return goTo(locale, result.status === 'opened' ? continuePath() : continuePath(token), headers);
    return result.status === 'opened' ? Response.json({ status: 'opened', token: opened.token }, { headers }) : problem('notOpen', locale);
  } catch (error) {
    logFailure('requests', error);
    return problem('unavailable', locale, { retryAfterSeconds });
  }
}
