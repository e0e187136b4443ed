import { carriers, lapses } from '#lib/site/options.ts';
import { type Condition, type Field, type FormDefinition, group, type LeadKind, type UngroupedField } from './form-definition.ts';
import { offeredFilings } from './legal.ts';

type ServiceKind = Exclude<LeadKind, 'quote'>;
type ServiceForm = Omit<FormDefinition, 'version' | 'route' | 'payload' | 'messageKey'> & { kind: ServiceKind; version?: number };

/** Not a quote: posted to `/api/leads/<id>`, and its payload has the names of the fields. */
export function serviceForm({ fields, ...form }: ServiceForm): FormDefinition {
  return { version: 1, route: `leads/${form.id}`, payload: 'plain', messageKey: form.kind, ...form, fields: [...fields, ...submissionFields] };
}

export const contactPerson = group('contactPerson', [
  { name: 'contactName', kind: 'name', required: true, autoComplete: 'name' },
  { name: 'contactPhone', kind: 'phone', required: true, label: 'phone', autoComplete: 'tel' },
  { name: 'contactEmail', kind: 'email', required: true, label: 'email', autoComplete: 'email' },
]);

export const contactConsent = group('agreement', [{ name: 'consent', kind: 'flag', required: true }]);

type LineQuote = Omit<FormDefinition, 'version' | 'kind' | 'route' | 'payload' | 'messageKey' | 'toasts' | 'hasAside'> & { version?: number };

/** A quote of one line of insurance: all of them have the same route, payload, messages and column beside the form. */
export function lineQuoteForm({ fields, ...form }: LineQuote): FormDefinition {
  return {
    version: 1,
    kind: 'quote',
    route: 'send-quote-email',
    payload: 'lineQuote',
    messageKey: 'lineQuote',
    toasts: { failed: 'lineQuote' },
    hasAside: true,
    ...form,
    fields: [...fields, ...submissionFields],
  };
}

export const contactFields: readonly UngroupedField[] = [
  { name: 'firstName', kind: 'name', required: true, autoComplete: 'given-name' },
  { name: 'lastName', kind: 'name', required: true, autoComplete: 'family-name' },
  { name: 'phone', kind: 'phone', required: true, autoComplete: 'tel' },
  { name: 'email', kind: 'email', required: true, autoComplete: 'email' },
];

export const addressFields = (groupName: 'address' | 'garaging' | 'building-site' | 'house-site' | 'place') =>
  group(groupName, [
    { name: 'address', kind: 'address', required: true, autoComplete: 'address-line1' },
    { name: 'city', kind: 'text', required: true, max: 80, autoComplete: 'address-level2' },
    { name: 'state', kind: 'state', required: true, autoComplete: 'address-level1' },
    { name: 'zipCode', kind: 'zip', required: true, autoComplete: 'postal-code' },
    { name: 'hasDifferentMailingAddress', kind: 'flag' },
  ]);

const isAboveZip = ({ name }: Field): boolean => name === 'address' || name === 'city' || name === 'state';

export const mailing = group(
  'mailing',
  [
    { name: 'mailingAddress', kind: 'address', required: true, label: 'address' },
    { name: 'mailingCity', kind: 'text', required: true, max: 80, label: 'city' },
    { name: 'mailingState', kind: 'text', required: true, max: 40, label: 'state' },
    { name: 'mailingZipCode', kind: 'zip', required: true, label: 'zipCode' },
  ],
  { field: 'hasDifferentMailingAddress', is: ['yes'] },
);

/** Sole proprietors have no tax number: they tick `hasNoEin`. */
export const business = group('business', [
  { name: 'businessName', kind: 'text', required: true, autoComplete: 'organization' },
  { name: 'einFein', kind: 'ein', required: true, secret: true, showIf: { field: 'hasNoEin', is: ['no'] } },
  { name: 'hasNoEin', kind: 'flag' },
]);

export const vehicle = group('vehicle', [
  { name: 'vehicleYear', kind: 'year', required: true },
  { name: 'vehicleMake', kind: 'text', required: true, max: 60 },
  { name: 'vehicleModel', kind: 'text', required: true, max: 60 },
  { name: 'vinNumber', kind: 'vin' },
]);

/** A visitor without a car gets a non-owner policy, which insures the driver: no vehicle and no street address is asked. */
export const ownsNoCar: UngroupedField = { name: 'ownsNoCar', kind: 'flag' };

const hasCar: Condition = { field: 'ownsNoCar', is: ['no'] };

export const withCar = (fields: readonly Field[]): Field[] => fields.map((field) => ({ ...field, showIf: hasCar }));

/** The home address; without a car the ZIP code is enough. */
export const homeAddress = addressFields('address').flatMap((field) => (isAboveZip(field) ? withCar([field]) : [field]));

export const currentInsurance = group('insurance', [{ name: 'currentInsurance', kind: 'choice', options: carriers }]);

const lapsed: Condition = { field: 'previousLapse', is: lapses.filter((lapse) => lapse !== 'none') };

export const history: readonly Field[] = group('history', [
  { name: 'filingNeeded', kind: 'choice', options: offeredFilings, legalRule: 'filing' },
  { name: 'needsSR22', kind: 'flag', implicit: true },
  { name: 'needsFR44', kind: 'flag', implicit: true },
  { name: 'previousLapse', kind: 'choice', options: lapses },
  { name: 'lapseDetails', kind: 'paragraph', showIf: lapsed },
]);

export const submissionFields = group('submission', [
  { name: 'submittedAt', kind: 'timestamp', implicit: true },
  { name: 'sourcePage', kind: 'text', max: 500, implicit: true },
]);
