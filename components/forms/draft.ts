import type { Field } from '#lib/forms/field.ts';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { isSensitive } from '#lib/forms/mask.ts';
import { readDraft, writeDraft } from './draft-store.ts';
import { readVins, writeVins } from './vin-store.ts';

/** Names under which forms keep the same fact, so that one form can offer it to the next. */
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
/** A VIN is copied off a car: a reload or another language must not cost it. */
const isKeptForVisit = ({ kind, secret }: Field): boolean => kind === 'vin' && !secret;

type Values = Readonly<Record<string, string>>;

/** The answers that were given to some of a form's fields. */
function given(form: FormDefinition, values: Values, isMeant: (field: Field) => boolean): [Field, string][] {
  return form.fields.filter(isMeant).flatMap((field): [Field, string][] => {
    const value = values[field.name] ?? '';
    return value === '' ? [] : [[field, value]];
  });
}

const byName = (answers: readonly [Field, string][]): Values => Object.fromEntries(answers.map(([{ name }, value]) => [name, value]));
const bySharedName = (answers: readonly [Field, string][]): Values =>
  Object.fromEntries(answers.map(([{ name }, value]) => [sharedName(name), value]));

/** Keeps on this device what was typed so far, but never a secret: tax and licence numbers are typed anew. VINs are kept for this visit alone. */
export function keepDraft(form: FormDefinition, values: Values): void {
  const kept = given(form, values, isKept);
  writeDraft(form.id, byName(kept));
  const plain = kept.filter(([{ kind }]) => kind !== 'flag' && kind !== 'paragraph');
  writeDraft(sharedId, { ...readDraft(sharedId), ...bySharedName(plain) });
  const vins = given(form, values, isKeptForVisit);
  writeVins(form.id, byName(vins));
  writeVins(sharedId, { ...readVins(sharedId), ...bySharedName(vins) });
}

/** What all forms know together; who gave first and last name has given a whole one. */
function knownFacts(): Values {
  const known = { ...readDraft(sharedId), ...readVins(sharedId) };
  const name = [known.firstName, known.lastName].filter(Boolean).join(' ');
  return name === '' ? known : { name, ...known };
}

/** What this form kept earlier, and what other forms know that this one asks too. */
export function earlierValues(form: FormDefinition): { own: Values; shared: Values } {
  const known = knownFacts();
  const asked = form.fields.filter((field) => (isKept(field) || isKeptForVisit(field)) && known[sharedName(field.name)]);
  return {
    own: { ...readDraft(form.id), ...readVins(form.id) },
    shared: Object.fromEntries(asked.map(({ name }) => [name, known[sharedName(name)] ?? ''])),
  };
}

/** Forgets the draft of a form: after it was sent, or when the visitor asks for it. */
export function forgetDraft(form: FormDefinition, everything = false): void {
  for (const id of everything ? [form.id, sharedId] : [form.id]) {
    writeDraft(id, {});
    writeVins(id, {});
  }
}
