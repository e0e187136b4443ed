import type { Answers } from './answers.ts';

/** Lines of insurance that a request can be sorted by; `certificates` and `documents` are service for existing clients. */
const insuranceLines = [
  'personal-auto',
  'commercial-auto',
  'commercial-property',
  'homeowners',
  'workers-compensation',
  'general-liability',
  'certificates',
  'documents',
] as const;
export type InsuranceLine = (typeof insuranceLines)[number];

/** What visitors and programs call a line: ids of forms, kinds of insurance of the general form, and what a message is about. */
const named: Readonly<Record<string, InsuranceLine>> = {
  'auto-wizard': 'personal-auto',
  'review-personal': 'personal-auto',
  'personal-auto-standard-coverage': 'personal-auto',
  'personal-auto-high-risk': 'personal-auto',
  'personal-auto-insurance': 'personal-auto',
  'review-commercial': 'commercial-auto',
  'commercial-auto-fleet': 'commercial-auto',
  'trucking-insurance': 'commercial-auto',
  'review-property': 'commercial-property',
  'hotel-hospitality': 'commercial-property',
  'hoa-coa-insurance': 'commercial-property',
  'homeowners-insurance': 'homeowners',
  coi: 'certificates',
  ...Object.fromEntries(insuranceLines.map((line) => [line, line])),
};

/** The line of insurance that a request is about; undefined where it names none. */
export function insuranceLine({ form, answers }: { form: string; answers: Answers }): InsuranceLine | undefined {
  const names = [form, answers.insuranceType, answers.inquiryType, answers.quote_type, answers.insurance_type];
  const known = names.find((name): name is string => typeof name === 'string' && Object.hasOwn(named, name));
  return known === undefined ? undefined : named[known];
}
