import { type Field, group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';

/** Payloads of outside clients without `coverage_details`: their fields are validated under the names of the payload. */
const person: readonly Omit<Field, 'group'>[] = [
  { name: 'first_name', kind: 'name', required: true, label: 'firstName' },
  { name: 'last_name', kind: 'name', required: true, label: 'lastName' },
  { name: 'email', kind: 'email', required: true },
  { name: 'phone', kind: 'phone', required: true },
];

const line = (name: string, max = 300): Omit<Field, 'group'> => ({ name, kind: 'line', max });
const long = (name: string): Omit<Field, 'group'> => ({ name, kind: 'paragraph', max: 20_000 });

export const externalHomeForm: FormDefinition = {
  id: 'home-payload',
  version: 1,
  kind: 'quote',
  staffName: 'Quote sent by another program (home form)',
  words: 'typed',
  route: 'webhook-relay',
  payload: 'plain',
  line: 'Quote',
  fields: group('payload', [
    ...person,
    line('insurance_type'),
    line('current_carrier'),
    long('coverage_details'),
    long('additional_info'),
    { name: 'timestamp', kind: 'moment', label: 'submittedAt' },
    line('source'),
  ]),
};

export const externalTypedForm: FormDefinition = {
  id: 'typed-payload',
  version: 1,
  kind: 'quote',
  staffName: 'Quote sent by another program',
  words: 'typed',
  route: 'send-quote-email',
  payload: 'plain',
  line: 'Quote',
  fields: group('payload', [
    ...person,
    line('address'),
    line('mailing_address'),
    line('type'),
    { ...line('quote_type'), required: true },
    line('current_carrier'),
    long('coverage_needed'),
    { name: 'submitted_at', kind: 'moment', label: 'submittedAt' },
    line('source_page', 500),
  ]),
};

export const externalSmartForm: FormDefinition = {
  id: 'smart-payload',
  version: 1,
  kind: 'quote',
  staffName: 'Quote sent by another program (general form)',
  words: 'typed',
  route: 'send-quote-email',
  payload: 'plain',
  line: 'Quote',
  fields: group('payload', [
    ...person,
    line('full_name'),
    line('address'),
    line('mailing_address'),
    line('type'),
    { ...line('insurance_type'), required: true },
    line('current_carrier'),
    long('coverage_needed'),
    line('policy_expiration'),
    line('preferred_language'),
    line('business_name'),
    line('business_type'),
    line('years_in_business'),
    { name: 'ein_fein', kind: 'ein', secret: true },
    line('vehicle_info'),
    { name: 'vin_number', kind: 'vin' },
    { ...line('drivers_license', 40), secret: true },
    line('dot_number', 20),
    long('special_requirements'),
    long('additional_information'),
    { name: 'submitted_at', kind: 'moment', label: 'submittedAt' },
    line('source_page', 500),
  ]),
};
