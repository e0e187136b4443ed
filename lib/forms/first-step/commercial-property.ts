import { commercialConstructions, propertyTypes } from '#lib/site/options.ts';
import { addressIn, business, currentInsurance, mailing, submissionFields } from '../blocks.ts';
import { fold, group } from '../field.ts';
import type { FormDefinition } from '../form-definition.ts';
import { person, withoutZip, zip } from './blocks.ts';

export const commercialPropertyFirstForm: FormDefinition = {
  id: 'commercial-property-first',
  version: 1,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'lineQuote',
  staffName: 'Commercial property request',
  subjectLabel: 'Commercial Property',
  insuranceLine: 'commercial-property',
  quoteType: 'commercial-property',
  messageKey: 'lineQuote',
  toasts: { failed: 'lineQuote' },
  hasAside: true,
  fold: 'building',
  fields: [
    ...group('situation', [zip, { name: 'propertyType', kind: 'choice', required: true, options: propertyTypes }]),
    ...person,
    ...fold([
      ...group('building', [
        { name: 'yearBuilt', kind: 'year', earliest: 1600 },
        { name: 'squareFootage', kind: 'number' },
        { name: 'buildingCount', kind: 'number' },
        { name: 'constructionType', kind: 'choice', options: commercialConstructions },
      ]),
      ...business,
      ...withoutZip(addressIn('building-site')),
      ...mailing,
      ...currentInsurance,
    ]),
    ...submissionFields,
  ],
};
