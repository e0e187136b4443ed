import { businessTypes, carriers, insuranceTypes, spokenLanguages } from '../site/options.ts';
import { offeredTypes } from '../site/offered-types.ts';
import type { Answers } from './answers.ts';
import { addressIn, mailing, names, sent } from './blocks.ts';
import { group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';
import { commonFields, mailingPlace, type Payload, person, place, text, vehicleText } from './payload-parts.ts';

export const smartQuoteForm: FormDefinition = {
  id: 'smart-quote',
  version: 1,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'smart',
  staffName: 'General quote',
  line: 'Quote',
  words: 'smart',
  toasts: { failed: 'smart', problem: { words: 'smart', field: 'insuranceType', code: 'required' } },
  fields: [
    ...group('what', [{ name: 'insuranceType', kind: 'choice', required: true, options: offeredTypes }]),
    ...group('you', [...names, { name: 'preferredLanguage', kind: 'choice', options: Object.keys(spokenLanguages), preset: 'locale' }]),
    ...addressIn('place'),
    ...mailing,
    ...group('policy', [
      { name: 'currentCarrier', kind: 'choice', options: carriers, label: 'currentInsurance', words: 'currentInsurance' },
      { name: 'policyExpiration', kind: 'date' },
    ]),
    ...group('businessIfAny', [
      { name: 'businessName', kind: 'line', autoComplete: 'organization' },
      { name: 'businessType', kind: 'line', max: 80, suggestions: businessTypes },
      { name: 'yearsInBusiness', kind: 'number' },
      { name: 'einFein', kind: 'ein', secret: true },
      { name: 'dotNumber', kind: 'usdot' },
    ]),
    ...group('vehicleIfAny', [
      { name: 'vehicleYear', kind: 'year' },
      { name: 'vehicleMake', kind: 'line', max: 60 },
      { name: 'vehicleModel', kind: 'line', max: 60 },
      { name: 'vinNumber', kind: 'vin' },
      { name: 'driversLicense', kind: 'license', secret: true },
    ]),
    ...group('more', [
      { name: 'specialRequirements', kind: 'paragraph' },
      { name: 'additionalInfo', kind: 'paragraph' },
    ]),
    ...sent,
  ],
};

const nameIn = (list: Readonly<Record<string, string>>, slug: string): string => list[slug] ?? slug;

export function toSmartPayload(answers: Answers): Payload {
  const type = nameIn(insuranceTypes, text(answers, 'insuranceType'));
  const vehicle = vehicleText(answers);
  const [requirements, more] = [text(answers, 'specialRequirements'), text(answers, 'additionalInfo')];
  const business = [text(answers, 'businessName'), text(answers, 'businessType')].filter(Boolean).join(', ');
  return {
    ...person(answers),
    full_name: [text(answers, 'firstName'), text(answers, 'lastName')].filter(Boolean).join(' '),
    address: place(answers),
    mailing_address: mailingPlace(answers),
    type,
    insurance_type: type,
    current_carrier: text(answers, 'currentCarrier') || 'None',
    coverage_needed: [business, vehicle, requirements, more].filter(Boolean).join('; ') || 'Standard coverage requested',
    policy_expiration: text(answers, 'policyExpiration'),
    preferred_language: nameIn(spokenLanguages, text(answers, 'preferredLanguage') || 'en'),
    business_name: text(answers, 'businessName'),
    business_type: text(answers, 'businessType'),
    years_in_business: text(answers, 'yearsInBusiness'),
    ein_fein: text(answers, 'einFein'),
    vehicle_info: vehicle,
    vin_number: text(answers, 'vinNumber'),
    drivers_license: text(answers, 'driversLicense'),
    dot_number: text(answers, 'dotNumber'),
    special_requirements: requirements,
    additional_information: more,
    ...commonFields(answers),
  };
}
