import { commercialConstructions, propertyTypes } from '#lib/site/options.ts';
import { addressIn, business, currentInsurance, mailing, names, submissionFields } from './blocks.ts';
import { group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';

export const commercialPropertyForm: FormDefinition = {
  id: 'commercial-property',
  version: 1,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'lineQuote',
  staffName: 'Commercial property quote',
  subjectLabel: 'Commercial Property',
  insuranceLine: 'commercial-property',
  messageKey: 'lineQuote',
  toasts: { failed: 'lineQuote' },
  hasAside: true,
  fields: [
    ...group('building', [
      { name: 'propertyType', kind: 'choice', required: true, options: propertyTypes },
      { name: 'yearBuilt', kind: 'year', earliest: 1600 },
      { name: 'squareFootage', kind: 'number' },
      { name: 'buildingCount', kind: 'number' },
      { name: 'constructionType', kind: 'choice', options: commercialConstructions },
    ]),
    ...addressIn('building-site'),
    ...mailing,
    ...currentInsurance,
    ...business,
    ...group('you', names),
    ...submissionFields,
  ],
};
