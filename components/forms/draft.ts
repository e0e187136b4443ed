import type { Field, FormDefinition } from '#lib/forms/field.ts';
import { readDraft, writeDraft } from './draft-store.ts';

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
const isKept = (field: Field): boolean => !field.secret && !field.silent && field.kind !== 'file';

type Values = Readonly<Record<string, string>>;

/** Keeps on this device what was typed so far, but never a secret: tax and licence numbers are typed anew. */
export function keepDraft(form: FormDefinition, values: Values): void {
  const kept = form.fields.filter((field) => isKept(field) && (values[field.name] ?? '') !== '');
  writeDraft(form.id, Object.fromEntries(kept.map(({ name }) => [name, values[name] ?? ''])));
  const plain = kept.filter(({ kind }) => kind !== 'flag' && kind !== 'paragraph');
  const shared = Object.fromEntries(plain.map(({ name }) => [sharedName(name), values[name] ?? '']));
  writeDraft(sharedId, { ...readDraft(sharedId), ...shared });
}

/** What all forms know together; who gave first and last name has given a whole one. */
function knownFacts(): Values {
  const known = readDraft(sharedId);
  const name = [known.firstName, known.lastName].filter(Boolean).join(' ');
  return name === '' ? known : { name, ...known };
}

/** What this form kept earlier, and what other forms know that this one asks too. */
export function earlierAnswers(form: FormDefinition): { own: Values; shared: Values } {
  const known = knownFacts();
  const asked = form.fields.filter((field) => isKept(field) && known[sharedName(field.name)]);
  return { own: readDraft(form.id), shared: Object.fromEntries(asked.map(({ name }) => [name, known[sharedName(name)] ?? ''])) };
}

/** Forgets the draft of a form: after it was sent, or when the visitor asks for it. */
export function forgetDraft(form: FormDefinition, everything = false): void {
  writeDraft(form.id, {});
  if (everything) writeDraft(sharedId, {});
}
