import * as z from 'zod/mini';
import { agencyDay, agencyTime } from '#lib/site/agency-day.ts';
import { askedFields, type FieldValue, isRequired, isTicked } from './field-values.ts';
import { type Posted, postedValue, textOfPosted } from './posted.ts';
import type { Field, FormDefinition } from './form-definition.ts';
import { legalProblem } from './legal.ts';
import { type ProblemCode, problemCodes } from './kinds/kind.ts';
import { date as dateKind, kinds } from './kinds/registry.ts';

/** Whether a day (YYYY-MM-DD), or a time (HH:MM) on the day in another field, is over in the agency's time zone. `now` is epoch ms. */
export function isPast({ notPast }: Field, value: string, posted: Posted, now = Date.now()): boolean {
  if (!notPast) return false;
  const today = agencyDay(now);
  if (notPast === true) return value < today;
  return dateKind.normalize(textOfPosted(postedValue(posted, notPast.on))) === today && value < agencyTime(now);
}

export type Problem = { field: string; code: ProblemCode };

function makeSchema(field: Field, isNeeded: boolean): z.ZodMiniType<FieldValue> {
  if (field.kind === 'flag') return z.boolean('wrong_type').check(z.refine((value) => value || !isNeeded, 'required'));
  if (field.kind === 'choices') {
    const choice = z.string('wrong_type').check(z.refine((value) => field.options?.includes(value) === true, 'option'));
    return z.array(choice, 'wrong_type').check(z.refine((values) => values.length > 0 || !isNeeded, 'required'));
  }
  return z.string('wrong_type').check(
    z.overwrite(kinds[field.kind].normalize),
    check((value: string) => valueProblem(field, value, isNeeded)),
  );
}

function check<T extends FieldValue>(problemOf: (value: T) => ProblemCode | undefined) {
  return z.check<T>((ctx) => {
    const code = problemOf(ctx.value);
    if (code) ctx.issues.push({ code: 'custom', message: code, input: ctx.value });
  });
}

function valueProblem(field: Field, value: string, isNeeded: boolean): ProblemCode | undefined {
  if (field.kind === 'flag' || field.kind === 'choices') return undefined;
  const kind = kinds[field.kind];
  if (value === '') return isNeeded ? 'required' : undefined;
  const tooLong = value.length > (field.max ?? kind.max) ? 'too_long' : undefined;
  // For "two" in a field of one digit, the problem is that it is no number, not that it is too long.
  return field.kind === 'number' ? (kind.problem?.(value, field) ?? tooLong) : (tooLong ?? kind.problem?.(value, field));
}

const schemas = new WeakMap<Field, Map<boolean, z.ZodMiniType<FieldValue>>>();

/** Schemas are cached: creating one takes longer than validating. */
function cachedSchema(field: Field, isNeeded: boolean): z.ZodMiniType<FieldValue> {
  const cached = schemas.get(field) ?? new Map<boolean, z.ZodMiniType<FieldValue>>();
  schemas.set(field, cached);
  const schema = cached.get(isNeeded) ?? makeSchema(field, isNeeded);
  cached.set(isNeeded, schema);
  return schema;
}

function fieldSchema(field: Field, form: FormDefinition, posted: Posted): z.ZodMiniType<FieldValue> {
  const isNeeded = isRequired(field, form, posted);
  const schema = cachedSchema(field, isNeeded);
  if (!field.notPast && !field.notFuture && !field.legalRule) return schema;
  return schema.check(
    check((value: FieldValue) => {
      if (typeof value !== 'string' || value === '') return undefined;
      if (field.notFuture && value > agencyDay()) return 'date';
      return isPast(field, value, posted) ? 'past' : legalProblem(field, value, posted);
    }),
  );
}

/** A posted value in the type of its schema: a missing value is an empty text, a number its digits. */
function coerce(field: Field, value: unknown): unknown {
  if (field.kind === 'flag')
    return value === undefined || value === null || value === '' ? false : typeof value === 'object' ? value : isTicked(value);
  if (field.kind === 'choices') return coerceChoices(field, value);
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && field.kind === 'choice' ? coerceChoice(field, value) : value;
}

function coerceChoices(field: Field, value: unknown): unknown {
  if (value === undefined || value === null || value === '' || value === false) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(list.map((item) => (typeof item === 'string' ? coerceChoice(field, item) : item)))];
}

/** Outside clients may post the name of a choice: `Commercial Auto/Fleet` is `commercial-auto-fleet`. */
function coerceChoice(field: Field, value: string): string {
  if (field.options?.includes(value)) return value;
  const slug = value
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, '-');
  return field.options?.find((option) => option === slug) ?? value;
}

/** The schema of a form with these posted values, which decide what is asked and required. Messages of its issues are `ProblemCode`s. */
export function schemaFor(form: FormDefinition, posted: Posted) {
  return z.object(Object.fromEntries(askedFields(form, posted).map((field) => [field.name, fieldSchema(field, form, posted)])));
}

export function coerceValues(form: FormDefinition, posted: Posted): Record<string, unknown> {
  return Object.fromEntries(askedFields(form, posted).map((field) => [field.name, coerce(field, postedValue(posted, field.name))]));
}

export function problemCode(message: string | undefined): ProblemCode {
  return problemCodes.find((code) => code === message) ?? 'wrong_type';
}
