import { type PresentedValue, presentValues } from '#lib/forms/present.ts';
import { findForm } from '#lib/forms/registry.ts';
import type { FieldValue, FieldValues } from '#lib/leads/model.ts';

function plainText(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : value.join(', ');
}

/** Every value of a lead in English, unmasked; fields that its form does not have (any more) with their names as labels. */
export function valueTexts(lead: { form: string; values: FieldValues }): PresentedValue[] {
  const presented = findForm(lead.form) ? presentValues(lead, 'en', { mask: false }) : [];
  const shown = new Set(presented.map(({ field }) => field));
  const others = Object.entries(lead.values).filter(([field, value]) => !shown.has(field) && value !== '');
  return [...presented, ...others.map(([field, value]) => ({ field, label: field, value: plainText(value) }))];
}
