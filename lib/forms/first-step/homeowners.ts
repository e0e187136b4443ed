import { homeConstructions, homeTypes } from '#lib/site/options.ts';
import { addressIn, currentInsurance, mailing, submissionFields } from '../blocks.ts';
import { fold, group } from '../field.ts';
import type { FormDefinition } from '../form-definition.ts';
import { person, withoutZip, zip } from './blocks.ts';

/** Asks for the rebuilding cost, not for the market value: the land is not insured. */
export const homeownersFirstForm: FormDefinition = {
  id: 'homeowners-first',
  version: 1,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'lineQuote',
  staffName: 'Homeowners request',
  subjectLabel: 'Homeowners',
  insuranceLine: 'homeowners',
  quoteType: 'homeowners',
  messageKey: 'lineQuote',
  toasts: { failed: 'lineQuote' },
  hasAside: true,
  fold: 'house',
  fields: [
    ...group('situation', [zip, { name: 'homeType', kind: 'choice', required: true, options: homeTypes }]),
    ...person,
    ...fold([
      ...group('dwelling', [
        { name: 'rebuildingCost', kind: 'number', money: true },
        { name: 'yearBuilt', kind: 'year', earliest: 1600 },
        { name: 'constructionType', kind: 'choice', options: homeConstructions },
        { name: 'coverageAmount', kind: 'number', money: true },
      ]),
      ...withoutZip(addressIn('house-site')),
      ...mailing,
      ...currentInsurance,
    ]),
    ...submissionFields,
  ],
};
