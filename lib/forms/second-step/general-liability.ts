import { company, lossRuns, losses, priorPolicy, yesNoUnsureField } from './blocks.ts';
import { secondStepForm, step } from './second-step-form.ts';

const subcontracting = { field: 'usesSubcontractors', is: ['yes', 'not-sure'] } as const;
const risks = ['alcohol', 'events', 'roofing', 'demolition', 'hot-work', 'heavy-equipment', 'products', 'advice', 'none'] as const;
const limits = ['300-600', '500-1000', '1000-2000', '2000-4000', 'not-sure'] as const;
const deductibles = ['0', '250', '500', '1000', '2500'] as const;
const covers = ['additional-insured', 'waiver', 'tools', 'hired-non-owned', 'liquor', 'umbrella'] as const;

/** As on ACORD 125 and 126. */
export const generalLiabilityDetails = secondStepForm('general-liability', 'General Liability', [
  step('company', [...company, { name: 'industryYears', kind: 'number', max: 2 }, { name: 'operations', kind: 'paragraph', max: 1_000 }]),
  step('work', [
    { name: 'annualRevenue', kind: 'number', money: true },
    { name: 'liabilityPayroll', kind: 'number', money: true },
    { name: 'employeeCount', kind: 'number', max: 5 },
    { name: 'squareFootage', kind: 'number', max: 9 },
    { name: 'residentialShare', kind: 'number', percent: true, max: 3 },
    yesNoUnsureField('usesSubcontractors'),
    { name: 'subcontractorCost', kind: 'number', money: true, openIf: subcontracting },
    { ...yesNoUnsureField('subcontractorCertificates'), openIf: subcontracting },
    yesNoUnsureField('workAtHeight'),
    { name: 'liabilityRisks', kind: 'choices', options: risks },
    { name: 'otherStates', kind: 'text', max: 100, openIf: 'never' },
  ]),
  step('coverage', [
    { name: 'liabilityLimit', kind: 'choice', options: limits },
    { name: 'liabilityDeductible', kind: 'choice', options: deductibles, money: true },
    { name: 'liabilityCovers', kind: 'choices', options: covers },
    { name: 'contractTerms', kind: 'paragraph', max: 1_000, openIf: 'never' },
  ]),
  step('history', [...priorPolicy, lossRuns, { name: 'startDate', kind: 'date' }, ...losses]),
]);
