import 'server-only';
import { isFilled } from '#lib/forms/field-values.ts';
import type { SecondStepState } from '#lib/forms/second-step/second-step-state.ts';
import { openedFormOf } from '#lib/forms/second-step/opened-form.ts';
import { type SecondStepForm, withAskedSteps } from '#lib/forms/second-step/second-step-form.ts';
import type { FieldValues, LeadFile } from '../model.ts';
import { normalizeReference } from '../reference.ts';
import { hashContinuation } from './continuation-token.ts';
import { openedReference } from '../store/continuations.ts';
import { lastValues, mergeUpdates } from '../store/read-updates.ts';
import { filesOf } from '../store/files.ts';
import { findLead } from '../store/read-leads.ts';

export type OpenedLead = {
  leadId: string;
  reference: string;
  firstForm: string;
  form: SecondStepForm;
  first: FieldValues;
  /** The last values of the updates; a field that was emptied has an empty text. */
  updated: FieldValues;
  /** `first` with `updated`, without fields that were emptied. */
  values: FieldValues;
  /** In the order they came. */
  files: readonly LeadFile[];
};

/**
 * The lead of an opened token; undefined for every other token, and for that of another lead than `expectedReference`. A lead without a second step accepts papers
 * only. Rejects while the store is unavailable.
 */
export async function findOpenedLead(token: string | undefined, expectedReference?: string): Promise<OpenedLead | undefined> {
  const reference = token ? await openedReference(hashContinuation(token)) : undefined;
  if (expectedReference !== undefined && reference !== normalizeReference(expectedReference)) return undefined;
  const lead = reference === undefined ? undefined : (await findLead(reference))?.lead;
  if (lead?.content.status !== 'readable') return undefined;
  const first = lead.content.values;
  const form = openedFormOf({ form: lead.form, values: first });
  const updated = lastValues(lead.updates);
  const values = mergeUpdates(first, lead.updates);
  const files = await filesOf([lead.id]);
  return { leadId: lead.id, reference: lead.reference, firstForm: lead.form, form: withAskedSteps(form, values), first, updated, values, files };
}

export function stateOf({ reference, form, first, values, files }: OpenedLead, step?: string): SecondStepState {
  const filledNames = Object.keys(first).filter((name) => isFilled(first[name]));
  return { reference, form: form.id, values, filledNames, step, files: files.map(({ name, size }) => ({ name, size })) };
}
