import 'server-only';
import { renderSecondStep } from '#lib/http/page-state.ts';
import { problem } from '#lib/http/problem.ts';
import { continuePath } from '#lib/site/continue-path.ts';
import { logFailure, retryAfterSeconds } from '../post-route.ts';
import { createLink } from './continuation-token.ts';
import { findOpenedLead, stateOf } from './find-opened-lead.ts';
import { readSecondStepPost } from './read-second-step-post.ts';
import { goTo } from './update-route.ts';

/** Makes a link for another device and shows it once. */
export async function postLink(request: Request): Promise<Response> {
  const read = await readSecondStepPost(request);
  if (read instanceof Response) return read;
  const { locale, wantsPage } = read;
  try {
    const found = await findOpenedLead(read.token);
    const link = found && (await createLink(found.reference, locale));
    if (!link) return wantsPage ? goTo(locale, continuePath()) : problem('notOpen', locale);
    if (!wantsPage) return Response.json({ link }, { status: 201, headers: { 'cache-control': 'no-store' } });
    return await renderSecondStep(locale, { ...stateOf(found), link }, { status: 200 });
  } catch (error) {
    logFailure('requests', error);
    return problem('unavailable', locale, { retryAfterSeconds });
  }
}
