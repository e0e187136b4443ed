import { businessTypes, legalForms, yesNoUnsure } from '#lib/site/options.ts';
import { addressIn, business, mailing, submissionFields } from '../blocks.ts';
import { fold, group } from '../field.ts';
import type { FormDefinition } from '../form-definition.ts';
import { person, withoutZip, zip } from './blocks.ts';

export const workersCompensationForm: FormDefinition = {
  id: 'workers-compensation',
  version: 1,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'lineQuote',
  staffName: 'Workers’ compensation request',
  subjectLabel: 'Workers Compensation',
  insuranceLine: 'workers-compensation',
  messageKey: 'lineQuote',
  toasts: { failed: 'lineQuote' },
  hasAside: true,
  fold: 'staff',
  fields: [
    ...group('situation', [zip, { name: 'businessType', kind: 'text', required: true, max: 80, suggestions: businessTypes }]),
    ...person,
    ...fold([
      ...group('staff', [
        { name: 'employeeCount', kind: 'number' },
        { name: 'payroll', kind: 'number', money: true },
        { name: 'ownersCovered', kind: 'choice', options: yesNoUnsure, optionsKey: 'yesNoUnsure' },
        { name: 'subcontractors', kind: 'choice', options: yesNoUnsure, optionsKey: 'yesNoUnsure' },
      ]),
      ...group('business', [{ name: 'legalForm', kind: 'choice', options: legalForms }]),
      ...business,
      ...withoutZip(addressIn('place')),
      ...mailing,
      ...group('policy', [
        { name: 'policyExpiration', kind: 'date' },
        { name: 'additionalInfo', kind: 'paragraph' },
      ]),
    ]),
    ...submissionFields,
  ],
};
