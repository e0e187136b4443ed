import { homeConstructions, homeTypes } from '#lib/site/options.ts';
import { addressIn, currentInsurance, mailing, names, submissionFields } from './blocks.ts';
import { group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';

export const homeownersForm: FormDefinition = {
  id: 'homeowners',
  version: 1,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'lineQuote',
  staffName: 'Homeowners quote',
  subjectLabel: 'Homeowners',
  insuranceLine: 'homeowners',
  messageKey: 'lineQuote',
  toasts: { failed: 'lineQuote' },
  hasAside: true,
  fields: [
    ...group('dwelling', [
      { name: 'homeValue', kind: 'number', money: true },
      { name: 'yearBuilt', kind: 'year', earliest: 1600 },
      { name: 'constructionType', kind: 'choice', options: homeConstructions },
      { name: 'homeType', kind: 'choice', options: homeTypes },
      { name: 'coverageAmount', kind: 'number', money: true },
    ]),
    ...addressIn('house-site'),
    ...mailing,
    ...currentInsurance,
    ...group('you', names),
    ...submissionFields,
  ],
};
