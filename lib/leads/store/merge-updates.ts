import 'server-only';
import type { FieldValues } from '#lib/forms/field-values.ts';
import type { LeadUpdate } from '../model.ts';

/** What all updates together say: the last value of each field, without fields that were emptied. */
export function mergeUpdates(updates: readonly Pick<LeadUpdate, 'values'>[]): FieldValues {
  const merged = Object.assign({}, ...updates.map(({ values }) => values)) as FieldValues;
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
