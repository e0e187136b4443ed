import { businessTypes, legalForms, yesNoUnsure } from '#lib/site/options.ts';
import { addressFields, business, lineQuoteForm, mailing } from '../blocks.ts';
import { fold, group } from '../form-definition.ts';
import { contact, withoutZip, zip } from './blocks.ts';

export const workersCompensationForm = lineQuoteForm({
  id: 'workers-compensation',
  staffName: 'Workers’ compensation request',
  subjectLabel: 'Workers Compensation',
  insuranceLine: 'workers-compensation',
  fold: 'employees',
  fields: [
    ...group('situation', [zip, { name: 'businessType', kind: 'text', required: true, max: 80, suggestions: businessTypes }]),
    ...contact,
    ...fold([
      ...group('employees', [
        { name: 'employeeCount', kind: 'number' },
        { name: 'payroll', kind: 'number', money: true },
        { name: 'ownersCovered', kind: 'choice', options: yesNoUnsure, optionsKey: 'yesNoUnsure' },
        { name: 'subcontractors', kind: 'choice', options: yesNoUnsure, optionsKey: 'yesNoUnsure' },
      ]),
      ...group('business', [{ name: 'legalForm', kind: 'choice', options: legalForms }]),
      ...business,
      ...withoutZip(addressFields('place')),
      ...mailing,
      ...group('policy', [
        { name: 'policyExpiration', kind: 'date' },
        { name: 'additionalInfo', kind: 'paragraph' },
      ]),
    ]),
  ],
});
