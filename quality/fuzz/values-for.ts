import type { Field, FormDefinition } from '#lib/forms/form-definition.ts';
import { checkValues } from '#lib/forms/check-values.ts';

const dayMs = 86_400_000;
const samples: Readonly<Record<string, string>> = {
  phone: '305-555-0142',
  zip: '33131',
  state: 'FL',
  year: '2019',
  vin: '4T1B11HK5KU123456',
  ein: '12-3456789',
  usdot: '44110',
  number: '3',
  time: '10:30',
  vins: '4T1B11HK5KU123456',
};

/** A field that takes any text and shows it to people as it is. */
export function isFreeText({ kind, secret, implicit }: Field): boolean {
  return !secret && !implicit && ['text', 'name', 'address', 'paragraph'].includes(kind);
}

function valueOf(field: Field, email: string, textOf: (field: Field) => string): unknown {
  if (isFreeText(field)) return textOf(field);
  if (field.kind === 'email') return email;
  if (field.kind === 'flag') return field.required === true || field.name === 'hasDifferentMailingAddress';
  if (field.kind === 'choice') return field.legalRule && !field.required ? undefined : field.options?.[0];
  if (field.kind === 'choices') return field.options?.slice(0, 1);
  if (field.kind === 'date') return new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10);
  if (field.kind === 'license') return 'F255-921-65-094-0';
  return field.implicit ? undefined : samples[field.kind];
}

/** Valid values for every field of a form, with `textOf(field)` in fields of free text; `kept`: the values as stored. */
export function valuesFor(form: FormDefinition, email: string, textOf: (field: Field) => string) {
  const values = Object.fromEntries(form.fields.map((field) => [field.name, valueOf(field, email, textOf)]));
  const checked = checkValues(form, values);
  if (checked.status === 'invalid') throw new Error(`the sample of ${form.id} is not valid: ${JSON.stringify(checked.problems)}`);
  return { values, kept: checked.values };
}

/** The body and the address of the post of a browser. */
export function postOf(form: FormDefinition, values: object): { path: string; body: object } {
  const path = `/api/${form.route}`;
  if (form.payload === 'plain') return { path, body: values };
  return { path, body: { ...(form.payload === 'home' ? {} : { quote_type: form.id }), coverage_details: JSON.stringify(values) } };
}
