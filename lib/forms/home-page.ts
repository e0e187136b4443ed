import { homeReasons } from '#lib/site/options.ts';
import type { FieldValues } from './field-values.ts';
import { currentInsurance, history, ownsNoCar, submissionFields } from './blocks.ts';
import { fold, type FormDefinition, group } from './form-definition.ts';
import { license, ownCar, contact, zip } from './first-step/blocks.ts';
import { joinDetails, drivingDetails, nonOwnerDetails, type Payload, personFields, textValue, vehicleText } from './payload-fields.ts';

const businessFields = [
  { name: 'businessName', kind: 'text', autoComplete: 'organization' },
  { name: 'einFein', kind: 'ein', secret: true },
] as const;

export const homePageForm: FormDefinition = {
  id: 'home',
  version: 2,
  kind: 'quote',
  route: 'webhook-relay',
  payload: 'home',
  staffName: 'Quote form of the home page',
  subjectLabel: 'Quote',
  acordLine: 'personal-auto',
  messageKey: 'home',
  hasAside: true,
  fold: 'auto',
  fields: [
    // Outside clients name no reason, but always a vehicle.
    ...group('situation', [zip, { name: 'reason', kind: 'choice', required: true, requiredUnless: 'vehicleMake', options: homeReasons }, ownsNoCar]),
    ...contact,
    ...fold([
      ...history,
      ...license,
      ...ownCar,
      ...group('businessIfAny', businessFields, { field: 'usage', is: ['business'] }),
      ...currentInsurance,
    ]),
    ...submissionFields,
  ],
};

export function toHomePayload(values: FieldValues): Payload {
  return {
    ...personFields(values),
    insurance_type: textValue(values, 'currentInsurance'),
    current_carrier: textValue(values, 'currentInsurance'),
    coverage_details: joinDetails(
      ['About', textValue(values, 'reason')],
      ...nonOwnerDetails(values),
      ['Vehicle', vehicleText(values)],
      ['VIN', textValue(values, 'vinNumber')],
      ['ZIP', textValue(values, 'zipCode')],
      ['Business', textValue(values, 'businessName')],
      ['EIN/FEIN', textValue(values, 'einFein')],
      ...drivingDetails(values),
    ),
    additional_info: textValue(values, 'lapseDetails'),
    timestamp: textValue(values, 'submittedAt'),
    source: 'website',
  };
}
