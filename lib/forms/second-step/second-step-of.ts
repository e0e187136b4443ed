import { lineOfLead } from '../line-of-lead.ts';
import type { FieldValues } from '../field-values.ts';
import { findForm } from '../registry.ts';
import { knownSecondSteps } from './known-second-steps.ts';
import type { SecondStepForm } from './second-step-form.ts';

/** The second step of a lead: a quote of a line that has one; undefined for every other lead. */
export function secondStepOf(lead: { form: string; values: FieldValues }): SecondStepForm | undefined {
  const form = findForm(lead.form);
  if (form?.kind !== 'quote') return undefined;
  const line = lineOfLead(lead) ?? form.acordLine;
  return knownSecondSteps.find((definition) => definition.insuranceLine === line);
}
