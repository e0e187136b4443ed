import { insuredVehicles } from '#lib/site/options.ts';
import { addressFields, business, currentInsurance, lineQuoteForm, mailing, vehicle } from '../blocks.ts';
import { moreCommercialDrivers, moreVehicles } from '../extras.ts';
import { fold, group } from '../form-definition.ts';
import { contact, withoutZip, zip } from './blocks.ts';

export const commercialAutoFirstForm = lineQuoteForm({
  id: 'commercial-auto-first',
  staffName: 'Commercial auto request',
  subjectLabel: 'Commercial Auto',
  insuranceLine: 'commercial-auto',
  quoteType: 'commercial-auto',
  fold: 'truck',
  fields: [
    ...group('situation', [zip, { name: 'insuredVehicle', kind: 'choice', required: true, options: insuredVehicles }]),
    ...contact,
    ...fold([
      ...group('fleet', [
        { name: 'dotNumber', kind: 'usdot' },
        { name: 'fleetSize', kind: 'number' },
        { name: 'driversLicense', kind: 'license', secret: true },
      ]),
      ...vehicle,
      ...moreVehicles,
      ...moreCommercialDrivers,
      ...business,
      ...currentInsurance,
      ...withoutZip(addressFields('garaging')),
      ...mailing,
    ]),
  ],
});
