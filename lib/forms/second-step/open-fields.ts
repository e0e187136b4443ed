import { type FieldValues, isFilled } from '../field-values.ts';
import type { Field } from '../form-definition.ts';
import { isAskedByLegalRule } from '../legal.ts';
import type { Step } from './second-step-form.ts';

/** Whether an empty field is still open. A box that is not ticked, or a list without a tick, means "no" and is not open. */
function countsAsOpen({ kind, openIf }: Field, values: FieldValues): boolean {
  if (kind === 'flag' || kind === 'choices' || openIf === 'never') return false;
  return !openIf || !isFilled(values[openIf.field]) || openIf.is.some((choice) => choice === values[openIf.field]);
}

/** The fields by which the progress of a step is counted: the filled ones and the open ones. Those of a further driver or the like count only after one of them is filled. */
export function countedFields({ fields }: Step, values: FieldValues): Field[] {
  const asked = fields.filter((field) => isAskedByLegalRule(field, values));
  const begun = new Set(asked.filter(({ name }) => isFilled(values[name])).map(({ group }) => group));
  const isOffered = ({ row, group }: Field): boolean => !row || row.number === 1 || begun.has(group);
  return asked.filter((field) => (isFilled(values[field.name]) && field.kind !== 'flag') || (isOffered(field) && countsAsOpen(field, values)));
}

export function openFields(step: Step, values: FieldValues): Field[] {
  return countedFields(step, values).filter(({ name }) => !isFilled(values[name]));
}

/** A choice takes less, a number that must be looked up takes more. */
const secondsPerAnswer = 8;

/** How long all open fields take. */
export function minutesLeft(steps: readonly Step[], values: FieldValues): number {
  const open = steps.flatMap((step) => openFields(step, values)).length;
  return Math.ceil((open * secondsPerAnswer) / 60);
}
