import { homeConstructions, homeTypes } from '#lib/site/options.ts';
import { addressFields, currentInsurance, lineQuoteForm, mailing } from '../blocks.ts';
import { fold, group } from '../form-definition.ts';
import { contact, withoutZip, zip } from './blocks.ts';

/** Asks for the rebuilding cost, not for the market value: the land is not insured. */
export const homeownersFirstForm = lineQuoteForm({
  id: 'homeowners-first',
  staffName: 'Homeowners request',
  subjectLabel: 'Homeowners',
  insuranceLine: 'homeowners',
  quoteType: 'homeowners',
  fold: 'house',
  fields: [
    ...group('situation', [zip, { name: 'homeType', kind: 'choice', required: true, options: homeTypes }]),
    ...contact,
    ...fold([
      ...group('dwelling', [
        { name: 'rebuildingCost', kind: 'number', money: true },
        { name: 'yearBuilt', kind: 'year', earliest: 1600 },
        { name: 'constructionType', kind: 'choice', options: homeConstructions },
        { name: 'coverageAmount', kind: 'number', money: true },
      ]),
      ...withoutZip(addressFields('house-site')),
      ...mailing,
      ...currentInsurance,
    ]),
  ],
});
