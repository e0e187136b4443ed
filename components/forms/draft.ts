import type { Field } from '#lib/forms/field.ts';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { isSensitive } from '#lib/forms/mask.ts';
import { readDraft, writeDraft } from './draft-store.ts';
import { readVins, writeVins } from './vin-store.ts';

/** Fields of different forms that hold the same fact, for the shared draft. */
const sharedNames: Readonly<Record<string, string>> = {
  year: 'vehicleYear',
  make: 'vehicleMake',
  model: 'vehicleModel',
  vin: 'vinNumber',
  currentCarrier: 'currentInsurance',
  mobile: 'phone',
  contactPhone: 'phone',
  contactEmail: 'email',
  client_email: 'email',
  contactName: 'name',
  fullName: 'name',
  client_name: 'name',
  insuredBusinessName: 'businessName',
  entityName: 'businessName',
  usdotNumber: 'dotNumber',
  totalSqFt: 'squareFootage',
};

const sharedId = 'shared';
const sharedName = (name: string): string => sharedNames[name] ?? name;
const isKept = (field: Field): boolean => !isSensitive(field) && !field.implicit && field.kind !== 'file';
/** Kept for the visit: a VIN is hard to type again after a reload or a change of language. */
const isKeptForVisit = ({ kind, secret }: Field): boolean => kind === 'vin' && !secret;

type Values = Readonly<Record<string, string>>;

function filledFields(form: FormDefinition, values: Values, isIncluded: (field: Field) => boolean): [Field, string][] {
  return form.fields.filter(isIncluded).flatMap((field): [Field, string][] => {
    const value = values[field.name] ?? '';
    return value === '' ? [] : [[field, value]];
  });
}

const byName = (filled: readonly [Field, string][]): Values => Object.fromEntries(filled.map(([{ name }, value]) => [name, value]));
const bySharedName = (filled: readonly [Field, string][]): Values => Object.fromEntries(filled.map(([{ name }, value]) => [sharedName(name), value]));

/** Stores the draft of a form and the shared draft. Never a secret; VINs only for this visit. */
export function keepDraft(form: FormDefinition, values: Values): void {
  const kept = filledFields(form, values, isKept);
  writeDraft(form.id, byName(kept));
  const plain = kept.filter(([{ kind }]) => kind !== 'flag' && kind !== 'paragraph');
  writeDraft(sharedId, { ...readDraft(sharedId), ...bySharedName(plain) });
  const vins = filledFields(form, values, isKeptForVisit);
  writeVins(form.id, byName(vins));
  writeVins(sharedId, { ...readVins(sharedId), ...bySharedName(vins) });
}

function sharedValues(): Values {
  const known = { ...readDraft(sharedId), ...readVins(sharedId) };
  const name = [known.firstName, known.lastName].filter(Boolean).join(' ');
  return name === '' ? known : { name, ...known };
}

/** `draft`: the draft of this form. `shared`: values of other forms that this form asks too. */
export function earlierValues(form: FormDefinition): { draft: Values; shared: Values } {
  const known = sharedValues();
  const asked = form.fields.filter((field) => (isKept(field) || isKeptForVisit(field)) && known[sharedName(field.name)]);
  return {
    draft: { ...readDraft(form.id), ...readVins(form.id) },
    shared: Object.fromEntries(asked.map(({ name }) => [name, known[sharedName(name)] ?? ''])),
  };
}

export function forgetDraft(form: FormDefinition, everything = false): void {
  for (const id of everything ? [form.id, sharedId] : [form.id]) {
    writeDraft(id, {});
    writeVins(id, {});
  }
}
