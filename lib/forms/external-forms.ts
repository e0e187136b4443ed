import { type FormDefinition, group, type UngroupedField } from './form-definition.ts';

// Payloads of outside clients whose `coverage_details` holds no JSON: their fields are validated under the names of the payload.

const contact: readonly UngroupedField[] = [
  { name: 'first_name', kind: 'name', required: true, label: 'firstName' },
  { name: 'last_name', kind: 'name', required: true, label: 'lastName' },
  { name: 'email', kind: 'email', required: true },
  { name: 'phone', kind: 'phone', required: true },
];

const text = (name: string, max = 300): UngroupedField => ({ name, kind: 'text', max });
const longText = (name: string): UngroupedField => ({ name, kind: 'paragraph', max: 20_000 });

export const externalHomeForm: FormDefinition = {
  id: 'home-payload',
  version: 1,
  kind: 'quote',
  staffName: 'Quote sent by another program (home form)',
  messageKey: 'lineQuote',
  route: 'webhook-relay',
  payload: 'plain',
  subjectLabel: 'Quote',
  acordLine: 'personal-auto',
  fields: group('payload', [
    ...contact,
    text('insurance_type'),
    text('current_carrier'),
    longText('coverage_details'),
    longText('additional_info'),
    { name: 'timestamp', kind: 'timestamp', label: 'submittedAt' },
    text('source'),
  ]),
};

export const externalLineQuoteForm: FormDefinition = {
  id: 'typed-payload',
  version: 1,
  kind: 'quote',
  staffName: 'Quote sent by another program',
  messageKey: 'lineQuote',
  route: 'send-quote-email',
  payload: 'plain',
  subjectLabel: 'Quote',
  fields: group('payload', [
    ...contact,
    text('address'),
    text('mailing_address'),
    text('type'),
    { ...text('quote_type'), required: true },
    text('current_carrier'),
    longText('coverage_needed'),
    { name: 'submitted_at', kind: 'timestamp', label: 'submittedAt' },
    text('source_page', 500),
  ]),
};

export const externalSmartForm: FormDefinition = {
  id: 'smart-payload',
  version: 1,
  kind: 'quote',
  staffName: 'Quote sent by another program (general form)',
  messageKey: 'lineQuote',
  route: 'send-quote-email',
  payload: 'plain',
  subjectLabel: 'Quote',
  fields: group('payload', [
    ...contact,
    text('full_name'),
    text('address'),
    text('mailing_address'),
    text('type'),
    { ...text('insurance_type'), required: true },
    text('current_carrier'),
    longText('coverage_needed'),
    text('policy_expiration'),
    text('preferred_language'),
    text('business_name'),
    text('business_type'),
    text('years_in_business'),
    { name: 'ein_fein', kind: 'ein', secret: true },
    text('vehicle_info'),
    { name: 'vin_number', kind: 'vin' },
    { ...text('drivers_license', 40), secret: true },
    text('dot_number', 20),
    longText('special_requirements'),
    longText('additional_information'),
    { name: 'submitted_at', kind: 'timestamp', label: 'submittedAt' },
    text('source_page', 500),
  ]),
};
