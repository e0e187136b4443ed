import { autoReasons } from '#lib/site/options.ts';
import { slugOf } from '#lib/site/slug.ts';
import type { FieldValues } from './field-values.ts';
import { type InsuranceLine, insuranceLines } from './insurance-lines.ts';
import { findForm, knownForms } from './registry.ts';
import { knownSecondSteps } from './second-step/known-second-steps.ts';
import type { SecondStepForm } from './second-step/second-step-form.ts';

const linesByChoice: Readonly<Record<string, InsuranceLine>> = {
  'personal-auto-standard-coverage': 'personal-auto',
  'personal-auto-high-risk': 'personal-auto',
  'personal-auto-insurance': 'personal-auto',
  'commercial-auto-fleet': 'commercial-auto',
  'trucking-insurance': 'commercial-auto',
  'hotel-hospitality': 'commercial-property',
  'hoa-coa-insurance': 'commercial-property',
  'homeowners-insurance': 'homeowners',
  ...Object.fromEntries(autoReasons.filter((reason) => reason !== 'other').map((reason) => [reason, 'personal-auto' as const])),
  truck: 'commercial-auto',
  building: 'commercial-property',
  house: 'homeowners',
  workers: 'workers-compensation',
};

/** `name`: an id, or a name as outside clients post it. */
function lineNamed(name: string): InsuranceLine | undefined {
  const id = slugOf(name);
  return (
    findForm(name)?.insuranceLine ?? insuranceLines.find((line) => line === id) ?? (Object.hasOwn(linesByChoice, id) ? linesByChoice[id] : undefined)
  );
}

/** The line of a lead, by its form, the type of insurance that it names, or its reason. */
export function lineOfLead({ form, values }: { form: string; values: FieldValues }): InsuranceLine | undefined {
  const names = [form, values.insuranceType, values.inquiryType, values.quote_type, values.insurance_type, values.reason];
  return names.map((name) => (typeof name === 'string' ? lineNamed(name) : undefined)).find(Boolean);
}

/** The ids of the forms whose leads belong to a line of insurance. */
export function formIdsOfLine(line: InsuranceLine): readonly string[] {
  return knownForms().flatMap(({ id, insuranceLine }) => (insuranceLine === line ? id : []));
}

/** The second step of a lead: a quote of a line that has one; undefined for every other lead. */
export function secondStepOf(lead: { form: string; values: FieldValues }): SecondStepForm | undefined {
  const form = findForm(lead.form);
  if (form?.kind !== 'quote') return undefined;
  const line = lineOfLead(lead) ?? form.acordLine;
  return knownSecondSteps.find((definition) => definition.insuranceLine === line);
}
