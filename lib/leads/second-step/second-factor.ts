import 'server-only';
import type { FieldValues } from '#lib/forms/field-values.ts';
import type { FieldKind } from '#lib/forms/form-definition.ts';
import { parsePhoneNumber } from '#lib/forms/phone-number.ts';
import { findForm } from '#lib/forms/registry.ts';

type Filled = { form: string; values: FieldValues };

function textsOf({ form, values }: Filled, kind: FieldKind): string[] {
  const names = findForm(form)?.fields.flatMap((field) => (field.kind === kind ? field.name : [])) ?? [];
  return names.flatMap((name) => (typeof values[name] === 'string' && values[name] !== '' ? [values[name]] : []));
}

function factorsOf(lead: Filled): string[] {
  const numbers = textsOf(lead, 'phone').map((typed) => (parsePhoneNumber(typed)?.e164 ?? typed).replace(/\D/g, ''));
  return [...numbers.filter((number) => number.length >= 7).map((number) => number.slice(-4)), ...textsOf(lead, 'zip')];
}

/** Whether a lead has a phone number or a ZIP code to ask for. */
export function hasSecondFactor(lead: Filled): boolean {
  return factorsOf(lead).length > 0;
}

/** Whether a text is the last four digits of the lead's phone number, or its ZIP code. */
export function isSecondFactor(lead: Filled, typed: string): boolean {
  return factorsOf(lead).includes(typed.replace(/\D/g, ''));
}
