import 'server-only';
import { normalizeEmail } from '#lib/forms/normalize-email.ts';
import type { FieldValues } from '#lib/forms/field-values.ts';
import type { FieldKind } from '#lib/forms/form-definition.ts';
import { parsePhoneNumber } from '#lib/forms/phone-number.ts';
import { summarizeLead } from '#lib/forms/present.ts';
import { findForm } from '#lib/forms/registry.ts';

type Filled = { form: string; values: FieldValues };

function textsOf({ form, values }: Filled, kind: FieldKind): string[] {
  const names = findForm(form)?.fields.flatMap((field) => (field.kind === kind ? field.name : [])) ?? [];
  return names.flatMap((name) => (typeof values[name] === 'string' && values[name] !== '' ? [values[name]] : []));
}

function digitsOf(lead: Filled): string[] {
  const numbers = textsOf(lead, 'phone').map((input) => (parsePhoneNumber(input)?.e164 ?? input).replace(/\D/g, ''));
  return [...numbers.filter((number) => number.length >= 7).map((number) => number.slice(-4)), ...textsOf(lead, 'zip')];
}

/** What a link asks for: digits of a phone number or a ZIP code, else the e-mail address of a lead that has neither. */
export type Factor = 'digits' | 'email';

const emailOf = (lead: Filled): string => normalizeEmail((findForm(lead.form) && summarizeLead(lead).email) ?? '');

/** Undefined for a lead without phone number, ZIP code and e-mail address. */
export function secondFactorOf(lead: Filled): Factor | undefined {
  if (digitsOf(lead).length > 0) return 'digits';
  return emailOf(lead) ? 'email' : undefined;
}

/** Whether a text is the second factor of a lead: the last four digits of its phone number, its ZIP code, or its e-mail address. */
export function isSecondFactor(lead: Filled, input: string): boolean {
  const factor = secondFactorOf(lead);
  if (factor === 'email') return normalizeEmail(input) === emailOf(lead);
  return factor === 'digits' && digitsOf(lead).includes(input.replace(/\D/g, ''));
}
