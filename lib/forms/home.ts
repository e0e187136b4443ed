import type { Answers } from './answers.ts';
import { currentInsurance, history, names, sent, vehicle } from './blocks.ts';
import { group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';
import { details, drivingParts, type Payload, person, text, vehicleText } from './payload-parts.ts';

export const homeForm: FormDefinition = {
  id: 'home',
  version: 1,
  kind: 'quote',
  route: 'webhook-relay',
  payload: 'home',
  staffName: 'Quote form of the home page',
  line: 'Quote',
  acordLine: 'personal-auto',
  words: 'home',
  size: 'long',
  fields: [
    ...group('you', [
      ...names,
      { name: 'zipCode', kind: 'zip', required: true, autoComplete: 'postal-code' },
      { name: 'businessName', kind: 'line', autoComplete: 'organization' },
      { name: 'einFein', kind: 'ein', secret: true },
    ]),
    ...currentInsurance,
    ...vehicle,
    ...history,
    ...sent,
  ],
};

export function toHomePayload(answers: Answers): Payload {
  return {
    ...person(answers),
    insurance_type: text(answers, 'currentInsurance'),
    current_carrier: text(answers, 'currentInsurance'),
    coverage_details: details(
      ['Vehicle', vehicleText(answers)],
      ['VIN', text(answers, 'vinNumber')],
      ['ZIP', text(answers, 'zipCode')],
      ['Business', text(answers, 'businessName')],
      ['EIN/FEIN', text(answers, 'einFein')],
      ...drivingParts(answers),
    ),
    additional_info: text(answers, 'lapseDetails'),
    timestamp: text(answers, 'submittedAt'),
    source: 'website',
  };
}
