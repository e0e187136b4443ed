import { currentInsurance, history, homeAddress, mailing, names, noCar, submissionFields, vehicle, withCar } from './blocks.ts';
import { moreDrivers, moreVehicles } from './extras.ts';
import { group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';

export const personalAutoForm: FormDefinition = {
  id: 'personal-auto',
  version: 3,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'lineQuote',
  staffName: 'Personal auto quote',
  subjectLabel: 'Personal Auto',
  insuranceLine: 'personal-auto',
  messageKey: 'lineQuote',
  toasts: { failed: 'lineQuote' },
  hasAside: true,
  fields: [
    ...history,
    ...group('vehicle', [noCar]),
    ...withCar([...vehicle, ...moreVehicles]),
    ...currentInsurance,
    ...homeAddress,
    ...mailing,
    ...moreDrivers,
    ...group('you', names),
    ...submissionFields,
  ],
};
