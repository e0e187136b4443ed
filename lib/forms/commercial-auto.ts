import { addressFields, business, contactFields, currentInsurance, lineQuoteForm, mailing, vehicle } from './blocks.ts';
import { moreCommercialDrivers, moreVehicles } from './extras.ts';
import { group } from './form-definition.ts';

export const commercialAutoForm = lineQuoteForm({
  id: 'commercial-auto',
  version: 2,
  staffName: 'Commercial auto quote',
  subjectLabel: 'Commercial Auto',
  insuranceLine: 'commercial-auto',
  fields: [
    ...vehicle,
    ...moreVehicles,
    ...group('fleet', [
      { name: 'dotNumber', kind: 'usdot' },
      { name: 'driversLicense', kind: 'license', secret: true },
      { name: 'fleetSize', kind: 'number' },
    ]),
    ...moreCommercialDrivers,
    ...addressFields('garaging'),
    ...mailing,
    ...currentInsurance,
    ...business,
    ...group('you', contactFields),
  ],
});
