import type { FieldValues } from './field-values.ts';
import { currentInsurance, history, names, submissionFields, vehicle } from './blocks.ts';
import { group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';
import { joinDetails, drivingDetails, type Payload, personFields, textValue, vehicleText } from './payload-fields.ts';

export const homePageForm: FormDefinition = {
  id: 'home',
  version: 1,
  kind: 'quote',
  route: 'webhook-relay',
  payload: 'home',
  staffName: 'Quote form of the home page',
  subjectLabel: 'Quote',
  acordLine: 'personal-auto',
  messageKey: 'home',
  hasAside: true,
  fields: [
    ...group('you', [
      ...names,
      { name: 'zipCode', kind: 'zip', required: true, autoComplete: 'postal-code' },
      { name: 'businessName', kind: 'text', autoComplete: 'organization' },
      { name: 'einFein', kind: 'ein', secret: true },
    ]),
    ...currentInsurance,
    ...vehicle,
    ...history,
    ...submissionFields,
  ],
};

export function toHomePayload(values: FieldValues): Payload {
  return {
    ...personFields(values),
    insurance_type: textValue(values, 'currentInsurance'),
    current_carrier: textValue(values, 'currentInsurance'),
    coverage_details: joinDetails(
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
