import { isAskedByLaw } from './legal.ts';
import { type Posted, postedValue } from './posted.ts';
import type { Field, FormDefinition } from './field.ts';

export type Answer = string | boolean | readonly string[];
/** The visitor's answers by the name of their field; a field that was not asked or not filled is absent or empty. */
export type Answers = Readonly<Record<string, Answer>>;

const ticked = new Set(['true', 'on', 'yes', '1']);

/** A box arrives as a boolean from a program and as "on" from a plain form. */
export function isTicked(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && ticked.has(value.trim().toLowerCase()));
}

function holds(field: Field, form: FormDefinition, posted: Posted): boolean {
  if (!isAskedByLaw(field, posted)) return false;
  const { showIf } = field;
  if (!showIf) return true;
  const other = form.fields.find(({ name }) => name === showIf.field);
  const value = postedValue(posted, showIf.field);
  const answer = other?.kind === 'flag' ? (isTicked(value) ? 'yes' : 'no') : String(value ?? '').trim();
  return showIf.is.includes(answer);
}

/** The fields that are asked, given what is answered so far. */
export function askedFields(form: FormDefinition, posted: Posted): Field[] {
  return form.fields.filter((field) => holds(field, form, posted));
}
