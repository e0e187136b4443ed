import type { Locale } from '#lib/i18n/routing.ts';
import type { FieldValues } from './field-values.ts';
import type { Field, FieldKind } from './field.ts';
import { type PresentedValue, type PresentOptions, presentValues } from './present.ts';
import { formById } from './registry.ts';

const termKinds: readonly FieldKind[] = ['choice', 'choices', 'flag', 'number', 'year', 'vin', 'vins', 'ein', 'usdot', 'license'];
const termTexts = ['otherLimits', 'currentLimits', 'commodities', 'priorClaims', 'lapseDetails', 'certificateHolderName'];
const plainGroups = ['agreement', 'message', 'submission'];
const plainNames = ['hasDifferentMailingAddress', 'preferredLanguage', 'deliveryPreference', 'authorization'];

/** Whether a field holds terms of a policy; names and addresses need no translation. */
function isTerm({ kind, name, group }: Field): boolean {
  if (plainGroups.includes(group) || plainNames.includes(name)) return false;
  return termKinds.includes(kind) || termTexts.includes(name);
}

/** Amounts differ in their format only. */
const isAmount = (text: string): boolean => /^[US$\d.,/\s]+$/.test(text);

const both = (first: string, second: string): string => (first === second ? first : `${first} · ${second}`);

/**
 * `presentValues` with labels and choices in two languages where they differ. Policies are in English: visitors see the term of their policy, and
 * staff see what the visitor read.
 */
export function presentBilingual(
  lead: { form: string; values: FieldValues },
  [first, second]: readonly [Locale, Locale],
  options: PresentOptions,
): PresentedValue[] {
  const rows = presentValues(lead, first, options);
  if (first === second) return rows;
  const fields = new Map(formById(lead.form).fields.map((field) => [field.name, field]));
  const others = new Map(presentValues(lead, second, options).map((row) => [row.field, row]));
  return rows.map((row) => {
    const [field, other] = [fields.get(row.field), others.get(row.field)];
    if (!field || !other || !isTerm(field)) return row;
    const isChosen = (field.kind === 'choice' || field.kind === 'choices') && !isAmount(row.value);
    return { ...row, label: both(row.label, other.label), value: isChosen ? both(row.value, other.value) : row.value };
  });
}
