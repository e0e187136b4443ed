import { homeConstructions, homeTypes } from '#lib/site/options.ts';
import {
  coastMiles,
  fireProtection,
  floodChoices,
  losses,
  medicalPayments,
  openingProtections,
  priorPolicy,
  roof,
  street,
  updateYears,
  windDeductible,
  yesNoUnsureField,
} from './blocks.ts';
import { secondStepForm, step } from './second-step-form.ts';

const occupancies = ['primary', 'seasonal', 'rented', 'vacant', 'building'] as const;
const foundations = ['slab', 'crawl-space', 'basement', 'piles', 'not-sure'] as const;
const oldSystems = ['aluminum-wiring', 'knob-and-tube', 'fuses', 'polybutylene', 'wood-stove', 'none'] as const;
const risks = ['trampoline', 'home-business', 'short-rental', 'livestock', 'none'] as const;
const liabilities = ['100000', '300000', '500000'] as const;
const deductibles = ['500', '1000', '2500', '5000'] as const;
const covers = ['replacement-contents', 'water-backup', 'ordinance-law', 'valuables', 'screen-enclosure', 'equipment-breakdown'] as const;
const pools = ['none', 'fenced', 'open'] as const;

/** As on ACORD 80. */
export const homeownersDetails = secondStepForm('homeowners', 'Homeowners', [
  step('house', [
    ...street,
    { name: 'homeType', kind: 'choice', options: homeTypes },
    { name: 'rebuildingCost', kind: 'number', money: true, label: 'rebuildCost' },
    { name: 'livingArea', kind: 'number', max: 6 },
    { name: 'stories', kind: 'number', max: 2 },
    { name: 'yearBuilt', kind: 'year', earliest: 1600 },
    { name: 'constructionType', kind: 'choice', options: homeConstructions },
    { name: 'foundation', kind: 'choice', options: foundations },
    { name: 'occupancy', kind: 'choice', options: occupancies },
    ...fireProtection,
  ]),
  step('condition', [
    ...updateYears,
    { name: 'waterHeaterYear', kind: 'year' },
    ...roof,
    { name: 'oldSystems', kind: 'choices', options: oldSystems },
  ]),
  step('storm', [
    { name: 'openingProtection', kind: 'choice', options: openingProtections },
    coastMiles,
    { name: 'floodCoverage', kind: 'choice', options: floodChoices },
    yesNoUnsureField('windInspection'),
  ]),
  step('household', [
    { name: 'insuredBirthDate', kind: 'date', notFuture: true },
    { name: 'coInsured', kind: 'text', max: 150, openIf: 'never' },
    { name: 'residents', kind: 'number', max: 2 },
    { name: 'pool', kind: 'choice', options: pools },
    { name: 'dog', kind: 'text', max: 100 },
    yesNoUnsureField('burglarAlarm'),
    { name: 'householdRisks', kind: 'choices', options: risks },
    { name: 'lender', kind: 'text', max: 150 },
    { name: 'closingDate', kind: 'date', openIf: 'never' },
  ]),
  step('coverage', [
    { name: 'personalProperty', kind: 'number', money: true },
    { name: 'personalLiability', kind: 'choice', options: liabilities, money: true },
    medicalPayments,
    { name: 'propertyDeductible', kind: 'choice', options: deductibles, money: true },
    windDeductible,
    { name: 'homeCovers', kind: 'choices', options: covers },
  ]),
  step('history', [...priorPolicy, { name: 'startDate', kind: 'date' }, ...losses]),
]);
