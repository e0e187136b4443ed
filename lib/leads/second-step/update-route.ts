import 'server-only';
import { papersStep } from '#lib/forms/second-step/papers.ts';
import type { SecondStepForm } from '#lib/forms/second-step/second-step-form.ts';
import { isSameValue } from '#lib/forms/field-values.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { renderSecondStep } from '#lib/http/page-state.ts';
import { problem } from '#lib/http/problem.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { continuePath } from '#lib/site/visitor-paths.ts';
import { checkValues } from '#lib/forms/check-values.ts';
import type { Field } from '#lib/forms/form-definition.ts';
import { formById } from '#lib/forms/registry.ts';
import type { Problem } from '#lib/forms/schema.ts';
import type { FieldValues } from '../model.ts';
import { saveUpdate, type UpdateResult } from '../store/save-update.ts';
import { translateProblems } from '../respond.ts';
import { findOpenedLead, type OpenedLead, stateOf } from './find-opened-lead.ts';
import { goTo, respondToStep, respondToUpdate, type SecondStepPost, updateChannels } from './second-step-route.ts';

type IncomingUpdate = { posted: Posted; wantsPage: boolean; bodyHash: string; idempotencyKey: string | null; locale: Locale };
type UpdateReceipt = { status: 'invalid'; problems: Problem[]; fields: readonly Field[] } | UpdateResult;

/**
 * The posted fields of the second step or of the first form. Their conditions are dropped, since a post need not contain the fields that they name. A browser
 * leaves out boxes that are not ticked, so for a plain form every field of its step counts as posted.
 */
function postedFields({ form, firstForm }: OpenedLead, { posted, wantsPage }: IncomingUpdate): Field[] {
  const step = wantsPage ? form.detailSteps.find(({ id }) => id === postedValue(posted, 'step')) : undefined;
  if (step) return [...step.fields];
  const formFields = new Set(form.fields.map(({ name }) => name));
  const earlier = formById(firstForm).fields.filter(({ name, implicit }) => !implicit && !formFields.has(name));
  return [...form.fields, ...earlier]
    .filter(({ name }) => Object.hasOwn(posted, name))
    .map(({ required: _required, requiredIf: _requiredIf, showIf: _showIf, ...field }) => field);
}

/**
 * The values that differ from the first form, and those of fields that an earlier update changed: they may be back at the first value. `saveUpdate` drops
 * what is stored already. An empty secret keeps what is stored, since a page never shows it.
 */
function changesOf({ first, updated }: OpenedLead, fields: readonly Field[], values: FieldValues): FieldValues {
  const entries = fields.map(({ name, secret }) => [name, values[name] ?? '', secret] as const);
  return Object.fromEntries(
    entries
      .filter(([name, value, secret]) => !(secret && value === '') && (updated[name] !== undefined || !isSameValue(first[name], value)))
      .map(([name, value]) => [name, value]),
  );
}

/** Checks the posted fields against the state and the filing of the whole lead, and commits what changed. Rejects when the store cannot write. */
async function receiveUpdate(lead: OpenedLead, update: IncomingUpdate, now = Date.now()): Promise<UpdateReceipt> {
  const fields = postedFields(lead, update);
  if (fields.length === 0) return { status: 'invalid', problems: [{ field: '', code: 'required' }], fields };
  // Boxes that a plain form left out are not ticked any more.
  const boxes = fields.filter(({ kind }) => kind === 'flag' || kind === 'choices').map(({ name }) => [name, '']);
  const checked = checkValues({ ...lead.form, fields }, { ...lead.values, ...Object.fromEntries(boxes), ...update.posted });
  if (checked.status === 'invalid') return { status: 'invalid', problems: checked.problems, fields };
  return saveUpdate({
    leadId: lead.leadId,
    form: lead.form.id,
    locale: update.locale,
    values: changesOf(lead, fields, checked.values),
    idempotencyKey: update.idempotencyKey,
    bodyHash: update.bodyHash,
    channels: updateChannels(),
    createdAt: now,
  });
}

/** The step after `step`; the papers come last. */
function nextStep({ detailSteps }: SecondStepForm, step: unknown): string {
  const index = detailSteps.findIndex(({ id }) => id === step);
  return detailSteps[index + 1]?.id ?? papersStep;
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
  const { locale, wantsPage, token, posted } = post;
  const receipt = await receiveUpdate(lead, post);
  if (receipt.status === 'invalid') return refuseValues(lead, post, receipt);
  return respondToUpdate(lead, receipt, { locale, wantsPage, token, nextStep: nextStep(lead.form, postedValue(posted, 'step')) });
}

/** Adds fields to the lead of an opened continuation token: 200, or 303 to the next step for a plain form. 403 without a valid token. */
export function postUpdate(request: Request, reference: string): Promise<Response> {
  return respondToStep(request, async (post) => {
    const found = await findOpenedLead(post.token, reference);
    if (found) return respond(found, post);
    return post.wantsPage ? goTo(post.locale, continuePath()) : problem('notOpen', post.locale);
  });
}
