import { homeConstructions } from '#lib/site/options.ts';
import { floodChoices, losses, openingProtections, priorPolicy, updateYears, yesNo } from './blocks.ts';
import { secondStepForm, step } from './second-step-form.ts';

const occupancies = ['primary', 'seasonal', 'rented', 'vacant', 'building'] as const;
const roofMaterials = ['shingle', 'tile', 'metal', 'flat', 'other'] as const;
const roofShapes = ['hip', 'gable', 'flat', 'other'] as const;
const pools = ['none', 'fenced', 'open'] as const;

/** As on ACORD 80. */
export const homeownersDetails = secondStepForm('homeowners', 'Homeowners', [
  step('house', [
    { name: 'rebuildingCost', kind: 'number', money: true, label: 'rebuildCost' },
    { name: 'livingArea', kind: 'number', max: 6 },
    { name: 'stories', kind: 'number', max: 2 },
    { name: 'yearBuilt', kind: 'year', earliest: 1600 },
    { name: 'constructionType', kind: 'choice', options: homeConstructions },
    { name: 'occupancy', kind: 'choice', options: occupancies },
  ]),
  step('condition', [
    ...updateYears,
    { name: 'roofMaterial', kind: 'choice', options: roofMaterials },
    { name: 'roofShape', kind: 'choice', options: roofShapes },
  ]),
  step('storm', [
    { name: 'openingProtection', kind: 'choice', options: openingProtections },
    { name: 'coastMiles', kind: 'number', max: 4 },
    { name: 'floodCoverage', kind: 'choice', options: floodChoices },
    yesNo('windInspection'),
  ]),
  step('household', [
    { name: 'pool', kind: 'choice', options: pools },
    { name: 'dog', kind: 'text', max: 100 },
    yesNo('burglarAlarm'),
    { name: 'lender', kind: 'text', max: 150 },
    { name: 'closingDate', kind: 'date' },
  ]),
  step('history', [...priorPolicy, { name: 'startDate', kind: 'date' }, ...losses]),
]);
