import { commercialConstructions, propertyTypes } from '#lib/site/options.ts';
import { addressFields, business, contactFields, currentInsurance, lineQuoteForm, mailing } from './blocks.ts';
import { group } from './form-definition.ts';

export const commercialPropertyForm = lineQuoteForm({
  id: 'commercial-property',
  staffName: 'Commercial property quote',
  subjectLabel: 'Commercial Property',
  insuranceLine: 'commercial-property',
  fields: [
    ...group('building', [
      { name: 'propertyType', kind: 'choice', required: true, options: propertyTypes },
      { name: 'yearBuilt', kind: 'year', earliest: 1600 },
      { name: 'squareFootage', kind: 'number' },
      { name: 'buildingCount', kind: 'number' },
      { name: 'constructionType', kind: 'choice', options: commercialConstructions },
    ]),
    ...addressFields('building-site'),
    ...mailing,
    ...currentInsurance,
    ...business,
    ...group('you', contactFields),
  ],
});
