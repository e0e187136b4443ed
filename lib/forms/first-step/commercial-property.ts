import { commercialConstructions, propertyTypes } from '#lib/site/options.ts';
import { addressFields, business, currentInsurance, lineQuoteForm, mailing } from '../blocks.ts';
import { fold, group } from '../form-definition.ts';
import { contact, withoutZip, zip } from './blocks.ts';

export const commercialPropertyFirstForm = lineQuoteForm({
  id: 'commercial-property-first',
  staffName: 'Commercial property request',
  subjectLabel: 'Commercial Property',
  insuranceLine: 'commercial-property',
  quoteType: 'commercial-property',
  fold: 'building',
  fields: [
    ...group('situation', [zip, { name: 'propertyType', kind: 'choice', required: true, options: propertyTypes }]),
    ...contact,
    ...fold([
      ...group('building', [
        { name: 'yearBuilt', kind: 'year', earliest: 1600 },
        { name: 'squareFootage', kind: 'number' },
        { name: 'buildingCount', kind: 'number' },
        { name: 'constructionType', kind: 'choice', options: commercialConstructions },
      ]),
      ...business,
      ...withoutZip(addressFields('building-site')),
      ...mailing,
      ...currentInsurance,
    ]),
  ],
});
