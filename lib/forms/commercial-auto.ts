import { addressIn, business, currentInsurance, mailing, names, submissionFields, vehicle } from './blocks.ts';
import { moreCommercialDrivers, moreVehicles } from './extras.ts';
import { group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';

export const commercialAutoForm: FormDefinition = {
  id: 'commercial-auto',
  version: 2,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'lineQuote',
  staffName: 'Commercial auto quote',
  subjectLabel: 'Commercial Auto',
  insuranceLine: 'commercial-auto',
  messageKey: 'lineQuote',
  toasts: { failed: 'lineQuote' },
  hasAside: true,
  fields: [
    ...vehicle,
    ...moreVehicles,
    ...group('fleet', [
      { name: 'dotNumber', kind: 'usdot' },
      { name: 'driversLicense', kind: 'license', secret: true },
      { name: 'fleetSize', kind: 'number' },
    ]),
    ...moreCommercialDrivers,
    ...addressIn('garaging'),
    ...mailing,
    ...currentInsurance,
    ...business,
    ...group('you', names),
    ...submissionFields,
  ],
};
