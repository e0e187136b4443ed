import { businessTypes, carriers, insuranceTypes, replyLanguageNames } from '#lib/site/options.ts';
import { offeredBusinessTypes, offeredTypes } from '#lib/site/offered-types.ts';
import type { FieldValues } from './field-values.ts';
import { addressFields, mailing, submissionFields } from './blocks.ts';
import { type Field, type FormDefinition, group, type UngroupedField } from './form-definition.ts';
import { reachFields } from './first-step/blocks.ts';
import { commonFields, mailingAddressText, type Payload, personFields, addressText, textValue, vehicleText } from './payload-fields.ts';

const vehicleTypes = ['personal-auto-standard-coverage', 'personal-auto-high-risk', 'commercial-auto-fleet', 'trucking-insurance', 'other'];

/** Shown for these types only, so that nobody reads the questions of another line. */
const forTypes = (name: string, is: readonly string[], fields: readonly UngroupedField[]): Field[] =>
  group(name, fields).map((field) => ({ ...field, groupShownIf: { field: 'insuranceType', is: offeredTypes.filter((type) => is.includes(type)) } }));

/** Of the address only the ZIP code is required, and stands first: the state's rules and prices follow from it. */
const place = addressFields('place')
  .map((field) => {
    const { required: _required, ...optional } = field;
    return field.name === 'zipCode' ? field : optional;
  })
  .toSorted((left, right) => Number(right.name === 'zipCode') - Number(left.name === 'zipCode'));

export const smartQuoteForm: FormDefinition = {
  id: 'smart-quote',
  version: 2,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'smart',
  staffName: 'General quote',
  subjectLabel: 'Quote',
  messageKey: 'smart',
  toasts: { failed: 'smart', problem: { messageKey: 'smart', field: 'insuranceType', code: 'required' } },
  fields: [
    ...group('what', [{ name: 'insuranceType', kind: 'choice', required: true, options: offeredTypes }]),
    ...group('you', [...reachFields, { name: 'preferredLanguage', kind: 'choice', options: Object.keys(replyLanguageNames), preset: 'locale' }]),
    ...place,
    ...mailing,
    ...group('policy', [
      { name: 'currentCarrier', kind: 'choice', options: carriers, label: 'currentInsurance', optionsKey: 'currentInsurance' },
      { name: 'policyExpiration', kind: 'date' },
    ]),
    ...forTypes('businessIfAny', offeredBusinessTypes, [
      { name: 'businessName', kind: 'text', autoComplete: 'organization' },
      { name: 'businessType', kind: 'text', max: 80, suggestions: businessTypes },
      { name: 'yearsInBusiness', kind: 'number' },
      { name: 'einFein', kind: 'ein', secret: true },
      { name: 'dotNumber', kind: 'usdot' },
    ]),
    ...forTypes('vehicleIfAny', vehicleTypes, [
      { name: 'vehicleYear', kind: 'year' },
      { name: 'vehicleMake', kind: 'text', max: 60 },
      { name: 'vehicleModel', kind: 'text', max: 60 },
      { name: 'vinNumber', kind: 'vin' },
      { name: 'driversLicense', kind: 'license', secret: true },
    ]),
    ...group('more', [
      { name: 'specialRequirements', kind: 'paragraph' },
      { name: 'additionalInfo', kind: 'paragraph' },
    ]),
    ...submissionFields,
  ],
};

const nameIn = (list: Readonly<Record<string, string>>, slug: string): string => list[slug] ?? slug;

export function toSmartPayload(values: FieldValues): Payload {
  const type = nameIn(insuranceTypes, textValue(values, 'insuranceType'));
  const vehicle = vehicleText(values);
  const [requirements, more] = [textValue(values, 'specialRequirements'), textValue(values, 'additionalInfo')];
  const business = [textValue(values, 'businessName'), textValue(values, 'businessType')].filter(Boolean).join(', ');
  return {
    ...personFields(values),
    full_name: [textValue(values, 'firstName'), textValue(values, 'lastName')].filter(Boolean).join(' '),
    address: addressText(values),
    mailing_address: mailingAddressText(values),
    type,
    insurance_type: type,
    current_carrier: textValue(values, 'currentCarrier') || 'None',
    coverage_needed: [business, vehicle, requirements, more].filter(Boolean).join('; ') || 'Standard coverage requested',
    policy_expiration: textValue(values, 'policyExpiration'),
    preferred_language: nameIn(replyLanguageNames, textValue(values, 'preferredLanguage') || 'en'),
    business_name: textValue(values, 'businessName'),
    business_type: textValue(values, 'businessType'),
    years_in_business: textValue(values, 'yearsInBusiness'),
    ein_fein: textValue(values, 'einFein'),
    vehicle_info: vehicle,
    vin_number: textValue(values, 'vinNumber'),
    drivers_license: textValue(values, 'driversLicense'),
    dot_number: textValue(values, 'dotNumber'),
    special_requirements: requirements,
    additional_information: more,
    ...commonFields(values),
  };
}
