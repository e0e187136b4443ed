import { contactFields, currentInsurance, history, homeAddress, lineQuoteForm, mailing, ownsNoCar, vehicle, withCar } from './blocks.ts';
import { moreDrivers, moreVehicles } from './extras.ts';
import { group } from './form-definition.ts';

export const personalAutoForm = lineQuoteForm({
  id: 'personal-auto',
  version: 3,
  staffName: 'Personal auto quote',
  subjectLabel: 'Personal Auto',
  insuranceLine: 'personal-auto',
  fields: [
    ...history,
    ...group('vehicle', [ownsNoCar]),
    ...withCar([...vehicle, ...moreVehicles]),
    ...currentInsurance,
    ...homeAddress,
    ...mailing,
    ...moreDrivers,
    ...group('you', contactFields),
  ],
});
