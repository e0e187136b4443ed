import { agency } from '#lib/site/agency.ts';
import { startOfDay } from '#lib/site/office-hours.ts';
import { date as dateKind } from './kinds/registry.ts';
import { isAskedByLegalRule } from './legal.ts';
import { type Posted, postedValue, textOfPosted } from './posted.ts';
import type { Condition, Field, FormDefinition } from './form-definition.ts';

export type FieldValue = string | boolean | readonly string[];
/** Values by the names of their fields; a field that was not asked or filled is absent or empty. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Whether a value says anything: a box that is not ticked does not. */
export function isFilled(value: FieldValue | undefined): boolean {
  return value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);
}

export const isSameValue = (a: FieldValue | undefined, b: FieldValue): boolean => JSON.stringify(a ?? '') === JSON.stringify(b);

const ticked = new Set(['true', 'on', 'yes', '1']);

/** A box is a boolean in JSON and "on" in a form post. */
export function isTicked(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && ticked.has(value.trim().toLowerCase()));
}

function valuesOf(name: string, form: FormDefinition, posted: Posted): string[] {
  const value = postedValue(posted, name);
  if (form.fields.find((field) => field.name === name)?.kind === 'flag') return [isTicked(value) ? 'yes' : 'no'];
  return (Array.isArray(value) ? value : [value]).map(textOfPosted);
}

/** A condition on a field that is not asked itself is not met. */
function isMet(condition: Condition, form: FormDefinition, posted: Posted): boolean {
  const outer = form.fields.find(({ name }) => name === condition.field)?.showIf;
  if (outer && !isMet(outer, form, posted)) return false;
  return valuesOf(condition.field, form, posted).some((value) => condition.is.includes(value));
}

function isWithin(day: string, hours: number, now: number): boolean {
  const at = startOfDay(dateKind.normalize(day), agency.timeZone);
  return !Number.isNaN(at) && at - now < hours * 3_600_000;
}

function isBegun(group: string, form: FormDefinition, posted: Posted): boolean {
  return form.fields.some((field) => field.group === group && valuesOf(field.name, form, posted).some((value) => value !== ''));
}

/** Whether a field is required with the values posted so far. `now` is epoch ms. */
export function isRequired(field: Field, form: FormDefinition, posted: Posted, now = Date.now()): boolean {
  const { requiredIf, requiredUnless } = field;
  if (requiredIf) {
    if ('is' in requiredIf) return isMet(requiredIf, form, posted);
    return valuesOf(requiredIf.field, form, posted).some((day) => isWithin(day, requiredIf.withinHours, now));
  }
  if (!field.required || (field.extra && !isBegun(field.group, form, posted))) return false;
  return !requiredUnless || valuesOf(requiredUnless, form, posted).every((value) => value === '');
}

/** The fields that are asked with the values posted so far, without files. */
export function askedFields(form: FormDefinition, posted: Posted): Field[] {
  return form.fields.filter(
    (field) => field.kind !== 'file' && isAskedByLegalRule(field, posted) && (!field.showIf || isMet(field.showIf, form, posted)),
  );
}
