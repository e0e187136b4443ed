import { addressIn, currentInsurance, history, mailing, names, submissionFields, vehicle } from './blocks.ts';
import { moreDrivers, moreVehicles } from './extras.ts';
import { group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';

export const personalAutoForm: FormDefinition = {
  id: 'personal-auto',
  version: 2,
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
    ...group('you', names),
    ...addressIn('address'),
    ...mailing,
    ...currentInsurance,
    ...vehicle,
    ...moreVehicles,
    ...moreDrivers,
    ...history,
    ...submissionFields,
  ],
};
