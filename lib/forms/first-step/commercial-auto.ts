import { insuredVehicles } from '#lib/site/options.ts';
import { addressIn, business, currentInsurance, mailing, submissionFields, vehicle } from '../blocks.ts';
import { moreCommercialDrivers, moreVehicles } from '../extras.ts';
import { fold, group } from '../field.ts';
import type { FormDefinition } from '../form-definition.ts';
import { person, withoutZip, zip } from './blocks.ts';

export const commercialAutoFirstForm: FormDefinition = {
  id: 'commercial-auto-first',
  version: 1,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'lineQuote',
  staffName: 'Commercial auto request',
  subjectLabel: 'Commercial Auto',
  insuranceLine: 'commercial-auto',
  quoteType: 'commercial-auto',
  messageKey: 'lineQuote',
  toasts: { failed: 'lineQuote' },
  hasAside: true,
  fold: 'truck',
  fields: [
    ...group('situation', [zip, { name: 'insuredVehicle', kind: 'choice', required: true, options: insuredVehicles }]),
    ...person,
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
      ...withoutZip(addressIn('garaging')),
      ...mailing,
    ]),
    ...submissionFields,
  ],
};
