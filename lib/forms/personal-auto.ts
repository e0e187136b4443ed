import { addressIn, currentInsurance, history, mailing, names, sent, vehicle } from './blocks.ts';
import { moreDrivers, moreVehicles } from './extras.ts';
import { group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';

export const personalAutoForm: FormDefinition = {
  id: 'personal-auto',
  version: 2,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'typed',
  staffName: 'Personal auto quote',
  line: 'Personal Auto',
  insuranceLine: 'personal-auto',
  words: 'typed',
  toasts: { failed: 'typed' },
  size: 'long',
  fields: [
    ...group('you', names),
    ...addressIn('address'),
    ...mailing,
    ...currentInsurance,
    ...vehicle,
    ...moreVehicles,
    ...moreDrivers,
    ...history,
    ...sent,
  ],
};
