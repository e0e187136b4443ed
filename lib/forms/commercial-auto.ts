import { addressIn, business, currentInsurance, mailing, names, sent, vehicle } from './blocks.ts';
import { moreCommercialDrivers, moreVehicles } from './extras.ts';
import { group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';

export const commercialAutoForm: FormDefinition = {
  id: 'commercial-auto',
  version: 2,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'typed',
  staffName: 'Commercial auto quote',
  line: 'Commercial Auto',
  insuranceLine: 'commercial-auto',
  words: 'typed',
  toasts: { failed: 'typed' },
  size: 'long',
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
