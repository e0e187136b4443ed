import { isTypeOffered, offeredBusinessTypes } from '#lib/site/offered-types.ts';
import { businessTypes, carriers, replyLanguageNames } from '#lib/site/options.ts';
import { addressFields, business, mailing, submissionFields, vehicle } from '../blocks.ts';
import { type Field, fold, type FormDefinition, group } from '../form-definition.ts';
import { contact, withoutZip, zip } from './blocks.ts';

const vehicleTypes = ['commercial-auto-fleet', 'trucking-insurance'].filter((type) => isTypeOffered(type));

/** Only for lines that have vehicles. */
const vehicles: readonly Field[] =
  vehicleTypes.length > 0
    ? [...group('vehicle', [{ name: 'dotNumber', kind: 'usdot' }]), ...vehicle].map((field) => ({
        ...field,
        showIf: { field: 'insuranceType', is: vehicleTypes },
      }))
    : [];

/** For the page about every line of business. */
export const businessFirstForm: FormDefinition = {
  id: 'business-first',
  version: 1,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'smart',
  staffName: 'Business request',
  subjectLabel: 'Quote',
  messageKey: 'smart',
  toasts: { failed: 'smart', problem: { messageKey: 'smart', field: 'insuranceType', code: 'required' } },
  hasAside: true,
  fold: 'business',
  fields: [
    ...group('situation', [zip, { name: 'insuranceType', kind: 'choice', required: true, options: offeredBusinessTypes }]),
    ...contact,
    ...fold([
      ...business,
      ...group('business', [
        { name: 'businessType', kind: 'text', max: 80, suggestions: businessTypes },
        { name: 'yearsInBusiness', kind: 'number' },
      ]),
      ...vehicles,
      ...withoutZip(addressFields('place')),
      ...mailing,
      ...group('policy', [
        { name: 'currentCarrier', kind: 'choice', options: carriers, label: 'currentInsurance', optionsKey: 'currentInsurance' },
        { name: 'policyExpiration', kind: 'date' },
      ]),
      ...group('more', [
        { name: 'preferredLanguage', kind: 'choice', options: Object.keys(replyLanguageNames), preset: 'locale' },
        { name: 'specialRequirements', kind: 'paragraph' },
        { name: 'additionalInfo', kind: 'paragraph' },
      ]),
    ]),
    ...submissionFields,
  ],
};
