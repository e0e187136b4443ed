import type { FieldValues } from '../field-values.ts';
import { secondStepOf } from '../line-of-lead.ts';
import { papersOnlyForm } from './papers.ts';
import type { SecondStepForm } from './second-step-form.ts';

/** What a continuation link opens: the second step of a lead, or for a lead without one the papers alone. */
export function openedFormOf(lead: { form: string; values: FieldValues }): SecondStepForm {
  return secondStepOf(lead) ?? papersOnlyForm;
}
