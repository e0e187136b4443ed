import 'server-only';
import * as z from 'zod/mini';
import { askedFields, type FieldValues, isFilled } from './field-values.ts';
import type { Posted } from './posted.ts';
import type { FormDefinition } from './form-definition.ts';
import { parsePhoneNumber } from './phone-number.ts';
import { type Problem, problemCode, schemaFor, coerceValues } from './schema.ts';

export type Checked = { status: 'valid'; values: FieldValues } | { status: 'invalid'; problems: Problem[] };

/** The browser checks only the shape of a phone number; area codes are known here. */
function phoneProblems(form: FormDefinition, posted: Posted, values: Record<string, unknown>): Problem[] {
  const phones = askedFields(form, posted).filter(({ kind }) => kind === 'phone');
  return phones.flatMap(({ name }) => {
    const typed = values[name];
    return typeof typed === 'string' && typed.trim() !== '' && !parsePhoneNumber(typed) ? [{ field: name, code: 'phone' as const }] : [];
  });
}

export function checkValues(form: FormDefinition, posted: Posted): Checked {
  const values = coerceValues(form, posted);
  const parsed = z.safeParse(schemaFor(form, posted), values);
  const invalid = parsed.success ? [] : parsed.error.issues.map((issue) => ({ field: String(issue.path[0]), code: problemCode(issue.message) }));
  const invalidPhones = phoneProblems(form, posted, values).filter(({ field }) => invalid.every((problem) => problem.field !== field));
  if (!parsed.success || invalidPhones.length > 0) {
    const order = form.fields.map(({ name }) => name);
    return { status: 'invalid', problems: [...invalid, ...invalidPhones].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field)) };
  }
  const filled = Object.entries(parsed.data).filter(([, value]) => isFilled(value));
  return { status: 'valid', values: Object.fromEntries(filled) };
}
