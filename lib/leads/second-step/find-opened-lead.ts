import 'server-only';
import type { SecondStepState } from '#lib/forms/second-step/second-step-state.ts';
import { secondStepOf } from '#lib/forms/second-step/second-step-of.ts';
import type { SecondStepForm } from '#lib/forms/second-step/second-step-form.ts';
import type { FieldValues } from '../model.ts';
import { hashContinuation } from '../continuation-token.ts';
import { openedReference } from '../store/continuations.ts';
import { mergeUpdates } from '../store/merge-updates.ts';
import { findLead } from '../store/read-leads.ts';

export type OpenRequest = {
  leadId: string;
  reference: string;
  firstForm: string;
  form: SecondStepForm;
  first: FieldValues;
  updated: FieldValues;
};

/** The lead of an opened token; undefined for every other token and for a lead without a second step. Rejects while the store is unavailable. */
export async function findOpenRequest(token: string | undefined): Promise<OpenRequest | undefined> {
  const reference = token ? await openedReference(hashContinuation(token)) : undefined;
  const lead = reference === undefined ? undefined : (await findLead(reference))?.lead;
  if (lead?.content.status !== 'readable') return undefined;
  const first = lead.content.values;
  const form = secondStepOf({ form: lead.form, values: first });
  return form && { leadId: lead.id, reference: lead.reference, firstForm: lead.form, form, first, updated: mergeUpdates(lead.updates) };
}

export function stateOf({ reference, form, first, updated }: OpenRequest, step?: string): SecondStepState {
  return { reference, form: form.id, values: { ...first, ...updated }, step };
}
