import { addressIn, currentInsurance, history, mailing, names, sent, vehicle } from './blocks.ts';
import { moreDrivers, moreVehicles } from './extras.ts';
import { type FormDefinition, group } from './field.ts';

export const personalAutoForm: FormDefinition = {
  id: 'personal-auto',
  version: 2,
  route: 'send-quote-email',
  payload: 'typed',
  line: 'Personal Auto',
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
