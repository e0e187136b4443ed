import { commercialConstructions, propertyTypes } from '../site/options.ts';
import { addressIn, business, currentInsurance, mailing, names, sent } from './blocks.ts';
import { type FormDefinition, group } from './field.ts';

export const commercialPropertyForm: FormDefinition = {
  id: 'commercial-property',
  version: 1,
  route: 'send-quote-email',
  payload: 'typed',
  line: 'Commercial Property',
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
