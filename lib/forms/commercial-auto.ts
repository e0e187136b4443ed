import { addressIn, business, currentInsurance, mailing, names, sent, vehicle } from './blocks.ts';
import { moreCommercialDrivers, moreVehicles } from './extras.ts';
import { type FormDefinition, group } from './field.ts';

export const commercialAutoForm: FormDefinition = {
  id: 'commercial-auto',
  version: 2,
  route: 'send-quote-email',
  payload: 'typed',
  line: 'Commercial Auto',
  fields: [
    ...group('you', names),
    ...business,
    ...addressIn('garaging'),
    ...mailing,
    ...currentInsurance,
    ...vehicle,
    ...moreVehicles,
    ...group('fleet', [
      { name: 'dotNumber', kind: 'usdot' },
      { name: 'driversLicense', kind: 'license', secret: true },
      { name: 'fleetSize', kind: 'number' },
    ]),
    ...moreCommercialDrivers,
    ...sent,
  ],
};
