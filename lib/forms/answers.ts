import { agency } from '../site/agency.ts';
import { startOfDay } from '../site/office-hours.ts';
import { date } from './kinds/text.ts';
import { isAskedByLegalRule } from './legal.ts';
import { type Posted, postedValue, textOfPosted } from './posted.ts';
import type { Condition, Field } from './field.ts';
import type { FormDefinition } from './form-definition.ts';

export type Answer = string | boolean | readonly string[];
/** The visitor's answers by the name of their field; a field that was not asked or not filled is absent or empty. */
export type Answers = Readonly<Record<string, Answer>>;

const ticked = new Set(['true', 'on', 'yes', '1']);

/** A box arrives as a boolean from a program and as "on" from a plain form. */
export function isTicked(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && ticked.has(value.trim().toLowerCase()));
}

/** What is answered to the field of a condition, as texts; a box that is ticked answers yes. */
function valuesOf(name: string, form: FormDefinition, posted: Posted): string[] {
  const value = postedValue(posted, name);
  if (form.fields.find((field) => field.name === name)?.kind === 'flag') return [isTicked(value) ? 'yes' : 'no'];
  return (Array.isArray(value) ? value : [value]).map(textOfPosted);
}

function isMet(condition: Condition, form: FormDefinition, posted: Posted): boolean {
  return valuesOf(condition.field, form, posted).some((answer) => condition.is.includes(answer));
}

/** Whether a day of the agency's time zone begins within so many hours. */
function isWithin(day: string, hours: number, now: number): boolean {
  const at = startOfDay(date.clean(day), agency.timeZone);
  return !Number.isNaN(at) && at - now < hours * 3_600_000;
}

/** Whether an added set, such as the second vehicle, was begun; an empty one was not meant. */
function isBegun(group: string, form: FormDefinition, posted: Posted): boolean {
  return form.fields.some((field) => field.group === group && valuesOf(field.name, form, posted).some((answer) => answer !== ''));
}

/** Whether a field must be answered, given what is answered so far. */
export function isRequired(field: Field, form: FormDefinition, posted: Posted, now = Date.now()): boolean {
  const { requiredIf, requiredUnless } = field;
  if (requiredIf) {
    if ('is' in requiredIf) return isMet(requiredIf, form, posted);
    return valuesOf(requiredIf.field, form, posted).some((day) => isWithin(day, requiredIf.withinHours, now));
  }
  if (!field.required || (field.extra && !isBegun(field.group, form, posted))) return false;
  return !requiredUnless || valuesOf(requiredUnless, form, posted).every((answer) => answer === '');
}

/** The fields whose answers are asked, given what is answered so far. A file is no answer: it travels beside them. */
export function askedFields(form: FormDefinition, posted: Posted): Field[] {
  return form.fields.filter(
    (field) => field.kind !== 'file' && isAskedByLegalRule(field, posted) && (!field.showIf || isMet(field.showIf, form, posted)),
  );
}
