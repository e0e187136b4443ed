import { businessTypes, carriers, spokenLanguages } from '../site/options.ts';
import { offeredTypes } from '../site/offered-types.ts';
import { addressIn, mailing, names, sent } from './blocks.ts';
import { type FormDefinition, group } from './field.ts';

export const smartQuoteForm: FormDefinition = {
  id: 'smart-quote',
  version: 1,
  route: 'send-quote-email',
  payload: 'smart',
  line: 'Quote',
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
