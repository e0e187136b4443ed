import { lossRuns, losses, priorPolicy, yesNo } from './blocks.ts';
import { repeated, secondStepForm, step } from './second-step-form.ts';

const legalForms = ['sole-proprietor', 'partnership', 'llc', 'corporation', 'nonprofit', 'not-sure'] as const;
const inOrOut = ['in', 'out', 'not-sure'] as const;

/** As on ACORD 130, with the work in plain words instead of class codes. */
export const workersCompensationDetails = secondStepForm('workers-compensation', 'Workers Compensation', [
  step('company', [
    { name: 'legalForm', kind: 'choice', options: legalForms, optionsKey: 'legalEntity', label: 'legalEntity' },
    { name: 'einFein', kind: 'ein', secret: true },
    { name: 'yearsInBusiness', kind: 'number', max: 3 },
    { name: 'operations', kind: 'paragraph', max: 1_000 },
  ]),
  step(
    'payroll',
    repeated('workClass', [
      { name: 'classWork', kind: 'text', max: 120 },
      { name: 'classState', kind: 'text', max: 40 },
      { name: 'classEmployees', kind: 'number', max: 5 },
      { name: 'classPayroll', kind: 'number', money: true },
    ]),
  ),
  step(
    'owners',
    repeated(
      'owner',
      [
        { name: 'ownerName', kind: 'name' },
        { name: 'ownerTitle', kind: 'text', max: 60 },
        { name: 'ownerShare', kind: 'number', max: 3 },
        { name: 'ownerCovered', kind: 'choice', options: inOrOut },
      ],
      4,
    ),
  ),
  step('exposure', [
    yesNo('usesSubcontractors'),
    { name: 'subcontractorCost', kind: 'number', money: true },
    yesNo('subcontractorCertificates'),
    yesNo('workAtHeight'),
    { name: 'otherStates', kind: 'text', max: 100 },
  ]),
  step('history', [
    ...priorPolicy,
    { name: 'experienceModifier', kind: 'number', money: true },
    lossRuns,
    { name: 'startDate', kind: 'date' },
    ...losses,
  ]),
]);
