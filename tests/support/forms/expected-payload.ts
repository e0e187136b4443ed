import type { Filled } from './form-answers.ts';
import { fieldsOf } from './form-table.ts';

const text = (answers: Filled, name: string): string => (typeof answers[name] === 'string' ? answers[name] : '');
const joined = (answers: Filled, ...names: string[]): string =>
  names
    .map((name) => text(answers, name))
    .filter(Boolean)
    .join(' ');

function place(answers: Filled, prefix = ''): string {
  const [street, city, state, zip] = prefix
    ? ['mailingAddress', 'mailingCity', 'mailingState', 'mailingZipCode']
    : ['address', 'city', 'state', 'zipCode'];
  return `${text(answers, street ?? '')}, ${text(answers, city ?? '')}, ${joined(answers, state ?? '', zip ?? '')}`;
}

const person = (answers: Filled) => ({
  first_name: answers.firstName,
  last_name: answers.lastName,
  email: answers.email,
  phone: answers.phone,
});
const addresses = (answers: Filled) => ({
  address: place(answers),
  mailing_address: answers.hasDifferentMailingAddress ? place(answers, 'mailing') : 'Same as physical address',
});
const anyText = 'some text';
const anyTime = 'some time';
const sent = { submitted_at: anyTime, source_page: anyText };
const texts = ['coverage_needed', 'coverage_details', 'source_page', 'sourcePage'];

/** The body of a webhook with what differs from one request to the next put aside, to be compared with `expectedPayload`. */
export function steadyPayload(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const steady = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (texts.includes(name)) return anyText;
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? anyTime : value;
  };
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, steady(name, value)]));
}

/** What the specification has a summary say, in English, for staff and automation. */
const summarized: Record<string, readonly string[]> = {
  home: ['vehicleYear', 'vehicleMake', 'vehicleModel', 'vinNumber', 'zipCode', 'businessName', 'einFein', 'previousLapse', 'lapseDetails'],
  'personal-auto': ['vehicleYear', 'vehicleMake', 'vehicleModel', 'previousLapse', 'filingNeeded'],
  'commercial-auto': ['vehicleYear', 'vehicleMake', 'vehicleModel', 'businessName', 'fleetSize', 'dotNumber'],
  'commercial-property': ['businessName', 'propertyType', 'squareFootage', 'buildingCount'],
  homeowners: ['homeType', 'homeValue', 'coverageAmount'],
  'smart-quote': ['businessName', 'vehicleYear', 'vehicleMake', 'vehicleModel', 'specialRequirements', 'additionalInfo'],
  'auto-wizard': fieldsOf('auto-wizard')
    .filter(({ kind, unasked, name }) => !unasked && kind !== 'flag' && !['firstName', 'lastName', 'email', 'phone', 'zipCode'].includes(name))
    .map(({ name }) => name),
};

export function summaryOf(form: string, answers: Filled): string[] {
  return [
    ...(summarized[form] ?? []).map((name) => text(answers, name)),
    ...(form === 'home' || form === 'personal-auto' ? ['SR22: Yes', 'FR44: No'] : []),
  ];
}

function smart(answers: Filled): object {
  return {
    ...person(answers),
    full_name: joined(answers, 'firstName', 'lastName'),
    ...addresses(answers),
    type: 'Other',
    insurance_type: 'Other',
    current_carrier: answers.currentCarrier,
    coverage_needed: anyText,
    policy_expiration: answers.policyExpiration,
    preferred_language: 'Haitian Creole',
    business_name: answers.businessName,
    business_type: answers.businessType,
    years_in_business: answers.yearsInBusiness,
    ein_fein: answers.einFein,
    vehicle_info: joined(answers, 'vehicleYear', 'vehicleMake', 'vehicleModel'),
    vin_number: answers.vinNumber,
    drivers_license: answers.driversLicense,
    dot_number: answers.dotNumber,
    special_requirements: answers.specialRequirements,
    additional_information: answers.additionalInfo,
    coverage_details: anyText,
    ...sent,
  };
}

/** The body of the webhook for complete answers, name by name as the specification lists them; the summaries are read apart. */
export function expectedPayload(form: string, answers: Filled, lead: { reference: string; locale: string }): object {
  const named = { id: lead.reference, kind: form, locale: lead.locale };
  if (form === 'home')
    return {
      ...person(answers),
      insurance_type: answers.currentInsurance,
      current_carrier: answers.currentInsurance,
      coverage_details: anyText,
      additional_info: answers.lapseDetails,
      timestamp: anyTime,
      source: 'website',
    };
  if (form === 'smart-quote') return { ...named, kind: answers.insuranceType, ...smart(answers) };
  if (form === 'auto-wizard')
    return {
      ...named,
      ...person(answers),
      address: answers.zipCode,
      type: form,
      quote_type: form,
      coverage_needed: anyText,
      coverage_details: anyText,
      ...sent,
    };
  const isTyped = ['personal-auto', 'commercial-auto', 'commercial-property', 'homeowners'].includes(form);
  if (isTyped)
    return {
      ...named,
      ...person(answers),
      ...addresses(answers),
      type: form,
      quote_type: form,
      current_carrier: answers.currentInsurance,
      coverage_needed: anyText,
      coverage_details: anyText,
      ...sent,
    };
  const empty = (kind: string): unknown => (kind === 'flag' ? false : kind === 'choices' ? [] : '');
  return {
    ...named,
    ...Object.fromEntries(fieldsOf(form).map(({ name, kind }) => [name, answers[name] ?? empty(kind)])),
    submittedAt: anyTime,
    sourcePage: anyText,
  };
}
