import type { FieldValues } from '../field-values.ts';
import { secondStepOf } from '../line-of-lead.ts';
import { papersOnlyForm } from './papers.ts';
import type { SecondStepForm } from './second-step-form.ts';

/** What a link to send papers opens: the second step of a lead, or the papers alone. */
export function papersFormOf(lead: { form: string; values: FieldValues }): SecondStepForm {
  return secondStepOf(lead) ?? papersOnlyForm;
}
