import { company, lossRuns, losses, priorPolicy, yesNoUnsureField } from './blocks.ts';
import { repeated, secondStepForm, step } from './second-step-form.ts';

const subcontracting = { field: 'usesSubcontractors', is: ['yes', 'not-sure'] } as const;
const employersLimits = ['100-500-100', '500-500-500', '1000-1000-1000', 'not-sure'] as const;
const workFacts = [
  'deliveries',
  'alcohol',
  'seasonal',
  'minors',
  'volunteers',
  'leased-staff',
  'chemicals',
  'travel',
  'home-work',
  'health-plan',
  'safety-program',
  'drug-free',
] as const;
const inOrOut = ['in', 'out', 'not-sure'] as const;

/** As on ACORD 130, with the work in plain words instead of class codes. */
export const workersCompensationDetails = secondStepForm('workers-compensation', 'Workers Compensation', [
  step('company', [
    ...company,
    { name: 'otherLocations', kind: 'text', max: 200, openIf: 'never' },
    { name: 'operations', kind: 'paragraph', max: 1_000 },
  ]),
  step(
    'payroll',
    repeated('workClass', [
      { name: 'classWork', kind: 'text', max: 120 },
      { name: 'classState', kind: 'text', max: 40 },
      { name: 'classEmployees', kind: 'number', max: 5 },
      { name: 'classPartTime', kind: 'number', max: 5 },
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
        { name: 'ownerBirthDate', kind: 'date', notFuture: true },
        { name: 'ownerShare', kind: 'number', percent: true, max: 3 },
        { name: 'ownerCovered', kind: 'choice', options: inOrOut },
        { name: 'ownerPayroll', kind: 'number', money: true, openIf: { field: 'ownerCovered', is: ['in', 'not-sure'] } },
      ],
      4,
    ),
  ),
  step('exposure', [
    yesNoUnsureField('usesSubcontractors'),
    { name: 'subcontractorCost', kind: 'number', money: true, openIf: subcontracting },
    { ...yesNoUnsureField('subcontractorCertificates'), openIf: subcontracting },
    yesNoUnsureField('workAtHeight'),
    { name: 'workFacts', kind: 'choices', options: workFacts },
    { name: 'otherStates', kind: 'text', max: 100, openIf: 'never' },
  ]),
  step('history', [
    ...priorPolicy,
    { name: 'experienceModifier', kind: 'number', decimals: true },
    { name: 'employersLimit', kind: 'choice', options: employersLimits },
    lossRuns,
    { name: 'startDate', kind: 'date' },
    ...losses,
  ]),
]);
