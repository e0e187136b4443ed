import { commercialConstructions, propertyTypes } from '#lib/site/options.ts';
import { addressIn, business, currentInsurance, mailing, names, sent } from './blocks.ts';
import { group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';

export const commercialPropertyForm: FormDefinition = {
  id: 'commercial-property',
  version: 1,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'typed',
  staffName: 'Commercial property quote',
  line: 'Commercial Property',
  insuranceLine: 'commercial-property',
  words: 'typed',
  toasts: { failed: 'typed' },
  size: 'long',
  fields: [
    ...group('you', names),
    ...business,
    ...addressIn('building-site'),
    ...mailing,
    ...currentInsurance,
    ...group('building', [
      { name: 'propertyType', kind: 'choice', required: true, options: propertyTypes },
      { name: 'yearBuilt', kind: 'year', earliest: 1600 },
      { name: 'squareFootage', kind: 'number' },
      { name: 'buildingCount', kind: 'number' },
      { name: 'constructionType', kind: 'choice', options: commercialConstructions },
    ]),
    ...sent,
  ],
};
