import 'server-only';
import { papersStep } from '#lib/forms/second-step/papers.ts';
import type { SecondStepForm } from '#lib/forms/second-step/second-step-form.ts';
import { postedValue } from '#lib/forms/posted.ts';
import { renderSecondStep } from '#lib/http/form-state.ts';
import { problem } from '#lib/http/problem.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { log } from '#lib/log.ts';
import { continuePath, continueStepPath } from '#lib/site/continue-path.ts';
import { translateProblems } from '../respond.ts';
import { normalizeReference } from '../reference.ts';
import { logFailure, retryAfterSeconds } from '../post-route.ts';
import { wakeDelivery } from '../wake-delivery.ts';
import { findOpenedLead, type OpenedLead, stateOf } from './find-opened-lead.ts';
import { type SecondStepPost, readSecondStepPost } from './read-second-step-post.ts';
import { receiveUpdate, type UpdateReceipt } from './receive-update.ts';

const noStore = { 'cache-control': 'no-store' };

export function goTo(locale: Locale, path: string, headers: HeadersInit = noStore): Response {
  const all = new Headers(headers);
  all.set('location', localePath(locale, path));
  return new Response(null, { status: 303, headers: all });
}

/** The step after `step`; the papers come last. */
function nextStep({ secondSteps }: SecondStepForm, step: unknown): string {
  const index = secondSteps.findIndex(({ id }) => id === step);
  return secondSteps[index + 1]?.id ?? papersStep;
}

async function refuseValues(lead: OpenedLead, post: SecondStepPost, receipt: Extract<UpdateReceipt, { status: 'invalid' }>): Promise<Response> {
  const { locale, posted, wantsPage } = post;
  const problems = translateProblems({ ...lead.form, fields: receipt.fields }, receipt.problems, locale, posted);
  const response = problem('invalid', locale, { errors: problems });
  if (!wantsPage) return response;
  const state = { ...stateOf(lead, String(postedValue(posted, 'step') ?? '')), refused: { posted, problems } };
  return renderSecondStep(locale, state, { status: response.status }).catch(() => response);
}

async function respond(lead: OpenedLead, post: SecondStepPost): Promise<Response> {
  const { locale, wantsPage, posted } = post;
  const receipt = await receiveUpdate(lead, post);
  if (receipt.status === 'invalid') return refuseValues(lead, post, receipt);
  if (receipt.status === 'conflict') return problem('conflict', locale);
  if (receipt.status === 'full') return problem('limited', locale, { retryAfterSeconds });
  if (receipt.status === 'unknown') return problem('notOpen', locale);
  if (receipt.status === 'saved') {
    log.info({ event: 'lead_updated', reference: lead.reference, update: receipt.n, locale });
    wakeDelivery();
  }
  if (wantsPage) return goTo(locale, continueStepPath(nextStep(lead.form, postedValue(posted, 'step'))));
  return Response.json({ reference: lead.reference, status: 'updated', update: receipt.n }, { headers: noStore });
}

/** Adds fields to the lead of an opened continuation token: 200, or 303 to the next step for a plain form. 403 without a valid token. */
export async function postUpdate(request: Request, reference: string): Promise<Response> {
  const read = await readSecondStepPost(request);
  if (read instanceof Response) return read;
  try {
    const found = await findOpenedLead(read.token);
    if (found && found.reference === normalizeReference(reference)) return await respond(found, read);
    return read.wantsPage ? goTo(read.locale, continuePath()) : problem('notOpen', read.locale);
  } catch (error) {
    logFailure('requests', error);
    return problem('unavailable', read.locale, { retryAfterSeconds });
  }
}
