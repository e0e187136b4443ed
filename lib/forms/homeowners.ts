import { homeConstructions, homeTypes } from '#lib/site/options.ts';
import { addressFields, contactFields, currentInsurance, lineQuoteForm, mailing } from './blocks.ts';
import { group } from './form-definition.ts';

export const homeownersForm = lineQuoteForm({
  id: 'homeowners',
  staffName: 'Homeowners quote',
  subjectLabel: 'Homeowners',
  insuranceLine: 'homeowners',
  fields: [
    ...group('dwelling', [
      { name: 'homeValue', kind: 'number', money: true },
      { name: 'yearBuilt', kind: 'year', earliest: 1600 },
      { name: 'constructionType', kind: 'choice', options: homeConstructions },
      { name: 'homeType', kind: 'choice', options: homeTypes },
      { name: 'coverageAmount', kind: 'number', money: true },
    ]),
    ...addressFields('house-site'),
    ...mailing,
    ...currentInsurance,
    ...group('you', contactFields),
  ],
});
