import { fieldsOf } from './form-table.ts';
import { firstSteps, type FormValues } from './form-values.ts';

const text = (values: FormValues, name: string): string => (typeof values[name] === 'string' ? values[name] : '');
const joined = (values: FormValues, ...names: string[]): string =>
  names
    .map((name) => text(values, name))
    .filter(Boolean)
    .join(' ');

function addressText(values: FormValues, prefix = ''): string {
  const [street, city, state, zip] = prefix
    ? ['mailingAddress', 'mailingCity', 'mailingState', 'mailingZipCode']
    : ['address', 'city', 'state', 'zipCode'];
  return `${text(values, street ?? '')}, ${text(values, city ?? '')}, ${joined(values, state ?? '', zip ?? '')}`;
}

const person = (values: FormValues) => ({
  first_name: values.firstName,
  last_name: values.lastName,
  email: values.email,
  phone: values.phone,
});
const addresses = (values: FormValues) => ({
  address: addressText(values),
  mailing_address: values.hasDifferentMailingAddress ? addressText(values, 'mailing') : 'Same as physical address',
});
const anyText = 'some text';
const anyTime = 'some time';
const sent = { submitted_at: anyTime, source_page: anyText };
const texts = ['coverage_needed', 'coverage_details', 'source_page', 'sourcePage'];

/** The body of a webhook with placeholders for values that vary, to compare with `expectedPayload`. */
export function normalizePayload(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const normalize = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (texts.includes(name)) return anyText;
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? anyTime : value;
  };
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, normalize(name, value)]));
}

/** The fields that the summary of a form must contain. */
const summarized: Record<string, readonly string[]> = {
  home: ['vehicleYear', 'vehicleMake', 'vehicleModel', 'vinNumber', 'zipCode', 'businessName', 'einFein', 'previousLapse', 'lapseDetails'],
  'personal-auto': ['vehicleYear', 'vehicleMake', 'vehicleModel', 'previousLapse', 'filingNeeded'],
  'commercial-auto': ['vehicleYear', 'vehicleMake', 'vehicleModel', 'businessName', 'fleetSize', 'dotNumber'],
  'commercial-property': ['businessName', 'propertyType', 'squareFootage', 'buildingCount'],
  homeowners: ['homeType', 'homeValue', 'coverageAmount'],
  'smart-quote': ['businessName', 'vehicleYear', 'vehicleMake', 'vehicleModel', 'specialRequirements', 'additionalInfo'],
  'personal-auto-first': ['reason', 'vehicleYear', 'vehicleMake', 'vehicleModel', 'previousLapse', 'filingNeeded', 'license_status'],
  'filing-first': ['reason', 'vehicleYear', 'vehicleMake', 'vehicleModel', 'previousLapse', 'filingNeeded', 'license_status'],
  'commercial-auto-first': ['insuredVehicle', 'vehicleYear', 'vehicleMake', 'vehicleModel', 'businessName', 'fleetSize', 'dotNumber'],
  'commercial-property-first': ['businessName', 'propertyType', 'squareFootage', 'buildingCount'],
  'homeowners-first': ['homeType', 'rebuildingCost', 'coverageAmount'],
  'workers-compensation': ['businessName', 'businessType', 'legalForm', 'employeeCount', 'payroll', 'ownersCovered', 'subcontractors'],
  'business-first': ['businessName', 'vehicleYear', 'vehicleMake', 'vehicleModel', 'specialRequirements', 'additionalInfo'],
  'auto-wizard': fieldsOf('auto-wizard')
    .filter(({ kind, implicit, name }) => !implicit && kind !== 'flag' && !['firstName', 'lastName', 'email', 'phone', 'zipCode'].includes(name))
    .map(({ name }) => name),
};

export function summaryOf(form: string, values: FormValues): string[] {
  return [
    ...(summarized[form] ?? []).map((name) => text(values, name)),
    ...(form === 'home' || form === 'personal-auto' || firstSteps[form] === 'personal-auto' ? ['SR22: Yes', 'FR44: No'] : []),
  ];
}

const insuranceNames: Readonly<Record<string, string>> = { other: 'Other', 'trucking-insurance': 'Trucking Insurance' };

function smart(values: FormValues): object {
  return {
    ...person(values),
    full_name: joined(values, 'firstName', 'lastName'),
    ...addresses(values),
    type: insuranceNames[text(values, 'insuranceType')],
    insurance_type: insuranceNames[text(values, 'insuranceType')],
    current_carrier: values.currentCarrier,
    coverage_needed: anyText,
    policy_expiration: values.policyExpiration,
    preferred_language: 'Haitian Creole',
    business_name: values.businessName,
    business_type: values.businessType,
    years_in_business: values.yearsInBusiness,
    ein_fein: values.einFein,
    vehicle_info: joined(values, 'vehicleYear', 'vehicleMake', 'vehicleModel'),
    vin_number: values.vinNumber,
    drivers_license: text(values, 'driversLicense'),
    dot_number: values.dotNumber,
    special_requirements: values.specialRequirements,
    additional_information: values.additionalInfo,
    coverage_details: anyText,
    ...sent,
  };
}

/** The specified body of the webhook for complete values; summaries are replaced by a placeholder. */
export function expectedPayload(form: string, values: FormValues, lead: { reference: string; locale: string }): object {
  const type = firstSteps[form] ?? form;
  const named = { id: lead.reference, kind: type, locale: lead.locale };
  if (form === 'home')
    return {
      ...person(values),
      insurance_type: values.currentInsurance,
      current_carrier: values.currentInsurance,
      coverage_details: anyText,
      additional_info: values.lapseDetails,
      timestamp: anyTime,
      source: 'website',
    };
  if (form === 'smart-quote' || form === 'business-first') return { ...named, kind: values.insuranceType, ...smart(values) };
  if (form === 'auto-wizard')
    return {
      ...named,
      ...person(values),
      address: values.zipCode,
      type: form,
      quote_type: form,
      coverage_needed: anyText,
      coverage_details: anyText,
      ...sent,
    };
  const hasQuoteType = [...Object.values(firstSteps), 'personal-auto', 'commercial-auto', 'commercial-property', 'homeowners'].includes(type);
  if (hasQuoteType)
    return {
      ...named,
      ...person(values),
      ...addresses(values),
      type,
      quote_type: type,
      current_carrier: values.currentInsurance ?? 'None',
      coverage_needed: anyText,
      coverage_details: anyText,
      ...sent,
    };
  const empty = (kind: string): unknown => (kind === 'flag' ? false : kind === 'choices' ? [] : '');
  return {
    ...named,
    ...Object.fromEntries(fieldsOf(form).map(({ name, kind }) => [name, values[name] ?? empty(kind)])),
    submittedAt: anyTime,
    sourcePage: anyText,
  };
}
