import 'server-only';
import { config } from '#lib/config.ts';
import { checkValues } from '#lib/forms/check-values.ts';
import type { Field } from '#lib/forms/field.ts';
import { isSameValue } from '#lib/forms/field-values.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { formById } from '#lib/forms/registry.ts';
import type { Problem } from '#lib/forms/schema.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { FieldValues } from '../model.ts';
import { saveUpdate, type UpdateResult } from '../store/save-update.ts';
import type { OpenedLead } from './find-opened-lead.ts';

export type IncomingUpdate = { posted: Posted; wantsPage: boolean; bodyHash: string; idempotencyKey: string | null; locale: Locale };
export type UpdateReceipt = { status: 'invalid'; problems: Problem[]; fields: readonly Field[] } | UpdateResult;

/** The posted fields of the second step or of the first form. A browser does not post boxes that are not ticked: a plain form posts its whole step. */
function postedFields({ form, firstForm }: OpenedLead, { posted, wantsPage }: IncomingUpdate): Field[] {
  const step = wantsPage ? form.secondSteps.find(({ id }) => id === postedValue(posted, 'step')) : undefined;
  if (step) return [...step.fields];
  const formFields = new Set(form.fields.map(({ name }) => name));
  const earlier = formById(firstForm).fields.filter(({ name, implicit }) => !implicit && !formFields.has(name));
  return [...form.fields, ...earlier]
    .filter(({ name }) => Object.hasOwn(posted, name))
    .map(({ required: _required, requiredIf: _if, ...field }) => field);
}

/** What differs from the first form. An empty secret keeps what is stored, since a page never shows it. */
function changesOf({ first, updated }: OpenedLead, fields: readonly Field[], values: FieldValues): FieldValues {
  const entries = fields.map(({ name, secret }) => [name, values[name] ?? '', secret] as const);
  return Object.fromEntries(
    entries
      .filter(([name, value, secret]) => !(secret && value === '') && (updated[name] !== undefined || !isSameValue(first[name], value)))
      .map(([name, value]) => [name, value]),
  );
}

/** Checks the posted fields against the state and the filing of the whole lead, and commits what changed. Rejects when the store cannot write. */
export async function receiveUpdate(lead: OpenedLead, update: IncomingUpdate, now = Date.now()): Promise<UpdateReceipt> {
  const fields = postedFields(lead, update);
  if (fields.length === 0) return { status: 'invalid', problems: [{ field: '', code: 'required' }], fields };
  const checked = checkValues({ ...lead.form, fields }, { ...lead.values, ...update.posted });
  if (checked.status === 'invalid') return { status: 'invalid', problems: checked.problems, fields };
  return saveUpdate({
    leadId: lead.leadId,
    form: lead.form.id,
    locale: update.locale,
    values: changesOf(lead, fields, checked.values),
    idempotencyKey: update.idempotencyKey,
    bodyHash: update.bodyHash,
    channels: ['staff', ...(config().webhookUrl ? (['webhook'] as const) : [])],
    createdAt: now,
  });
}
