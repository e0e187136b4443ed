import { fieldsOf, type TableField } from './form-table.ts';

type Value = string | boolean | readonly string[];
export type FormValues = Record<string, Value>;

const dayMs = 86_400_000;
export const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Choices that other fields depend on; every other choice is the last of its list. */
const chosen: Record<string, string> = {
  filingNeeded: 'sr-22',
  previousLapse: '31-60',
  usage: 'business',
  deliveryPreference: 'fax',
  purposeType: 'building-lender',
  preferredLanguage: 'ht',
};

function valueOf({ name, kind, options }: TableField, index: number): Value {
  const last = options.at(-1) ?? '';
  if (kind === 'choice') return chosen[name] ?? last;
  if (kind === 'choices') return options;
  if (kind === 'flag') return name !== 'hasNoEin' && name !== 'ownsNoCar';
  const texts: Record<string, string> = {
    name: `Zoë ${name}`,
    text: `${name} “7”`,
    address: `${name} “8”`,
    paragraph: `${name} 1\n${name} 2`,
    phone: `305-555-01${String(index).padStart(2, '0')}`,
    zip: name === 'zipCode' ? '33131' : '34741',
    state: 'FL',
    year: String(1990 + index),
    vin: '4T1B11HK5KU123456',
    ein: '12-3456789',
    usdot: '1234567',
    license: 'F255-921-65-094-0',
    number: String(1000 + index),
    date: dayFromNow(30 + index),
    time: '14:30',
    vins: '4T1B11HK5KU123456\n4T1B11HK5KU123457',
  };
  return texts[kind] ?? '';
}

function isMet({ is }: NonNullable<TableField['showIf']>, value: Value | undefined): boolean {
  const values = value === undefined || value === false ? ['no'] : value === true ? ['yes'] : [value].flat();
  return values.some((item) => is.includes(item));
}

/** Valid values for every field that is shown with them, each different. */
export function completeValues(form: string, email: string): FormValues {
  const fields = fieldsOf(form).filter(({ implicit, kind }) => !implicit && kind !== 'file');
  const values = fields.map((field, index) => [field.name, field.kind === 'email' ? email : valueOf(field, index)] as const);
  // The vehicle fields of `business-first` are shown for a line that has vehicles.
  const line: FormValues = form === 'business-first' ? { insuranceType: 'trucking-insurance' } : {};
  const all: FormValues = { ...Object.fromEntries(values), ...line };
  const isShown = ({ showIf: condition }: TableField) => !condition || isMet(condition, all[condition.field]);
  const hidden = new Set(fields.filter((field) => !isShown(field)).map(({ name }) => name));
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== false && !hidden.has(name)));
}

/** An invalid value for each kind of field, and the code of its problem. */
export const invalidValues: Record<string, readonly [value: string | readonly string[], code: string]> = {
  name: ['🚚', 'name'],
  text: ['x'.repeat(501), 'too_long'],
  address: ['x'.repeat(501), 'too_long'],
  paragraph: ['x'.repeat(5_001), 'too_long'],
  email: ['nobody@', 'email'],
  phone: ['12', 'phone'],
  zip: ['3313', 'zip'],
  state: ['TX', 'option'],
  year: ['1599', 'year'],
  vin: ['1HG*M82633A004352', 'vin'],
  ein: ['123-45-6789', 'ein_ssn'],
  usdot: ['123456789', 'usdot'],
  license: ['x'.repeat(41), 'too_long'],
  number: ['many', 'number'],
  date: ['2026-02-30', 'date'],
  time: ['25:00', 'time'],
  vins: ['4T1B11HK5KU12345', 'vins'],
  choice: ['boat', 'option'],
  choices: [['boat'], 'option'],
};

/** The route of a form, and the body in which an outside client posts its values. */
export function postOf(form: string, values: FormValues): { path: string; body: object } {
  const details = JSON.stringify(values);
  if (form === 'home') return { path: '/api/webhook-relay', body: { source: 'website', coverage_details: details } };
  if (form === 'business-first')
    return { path: '/api/send-quote-email', body: { quote_type: form, insurance_type: values.insuranceType ?? '', coverage_details: details } };
  if (form === 'smart-quote')
    return { path: '/api/send-quote-email', body: { insurance_type: values.insuranceType ?? '', form, coverage_details: details } };
  if (isQuote(form)) return { path: '/api/send-quote-email', body: { quote_type: form, coverage_details: details } };
  return { path: `/api/leads/${form}`, body: values };
}

/** First steps, with the `quote_type` of their payload. */
export const firstSteps: Readonly<Record<string, string>> = {
  'personal-auto-first': 'personal-auto',
  'filing-first': 'personal-auto',
  'commercial-auto-first': 'commercial-auto',
  'commercial-property-first': 'commercial-property',
  'homeowners-first': 'homeowners',
  'workers-compensation': 'workers-compensation',
};

const quotes = [
  ...Object.keys(firstSteps),
  'business-first',
  'personal-auto',
  'commercial-auto',
  'commercial-property',
  'homeowners',
  'smart-quote',
  'auto-wizard',
];
export const isQuote = (form: string): boolean => quotes.includes(form);

export function plainFields(form: string, locale: string, values: FormValues): URLSearchParams {
  const fields = new URLSearchParams({ form, locale, website: '' });
  for (const [name, value] of Object.entries(values)) for (const item of [value].flat()) fields.append(name, item === true ? 'on' : String(item));
  return fields;
}
