import { commercialConstructions } from '#lib/site/options.ts';
import { floodChoices, losses, lossRuns, openingProtections, priorPolicy, updateYears, yesNo } from './blocks.ts';
import { repeated, secondStepForm, step } from './second-step-form.ts';

const roles = ['owner', 'tenant', 'association'] as const;
const sprinklers = ['all', 'part', 'none', 'not-sure'] as const;

/** As on ACORD 125 and 140. */
export const commercialPropertyDetails = secondStepForm('commercial-property', 'Commercial Property', [
  step('company', [
    { name: 'propertyRole', kind: 'choice', options: roles },
    { name: 'yearsInBusiness', kind: 'number', max: 3 },
    { name: 'operations', kind: 'paragraph', max: 1_000 },
  ]),
  step(
    'buildings',
    repeated(
      'building',
      [
        { name: 'buildingAddress', kind: 'text', max: 200 },
        { name: 'buildingLimit', kind: 'number', money: true },
        { name: 'contentsLimit', kind: 'number', money: true },
        { name: 'incomeLimit', kind: 'number', money: true },
        { name: 'tenants', kind: 'text', max: 200 },
        { name: 'squareFootage', kind: 'number', max: 9 },
        { name: 'stories', kind: 'number', max: 3 },
        { name: 'yearBuilt', kind: 'year', earliest: 1600 },
        { name: 'constructionType', kind: 'choice', options: commercialConstructions },
        ...updateYears,
        { name: 'sprinklers', kind: 'choice', options: sprinklers },
      ],
      4,
    ),
  ),
  step('storm', [
    { name: 'coastMiles', kind: 'number', max: 4 },
    { name: 'openingProtection', kind: 'choice', options: openingProtections },
    { name: 'floodCoverage', kind: 'choice', options: floodChoices },
    yesNo('windCoverage'),
  ]),
  step('history', [...priorPolicy, { name: 'lender', kind: 'text', max: 150 }, lossRuns, { name: 'startDate', kind: 'date' }, ...losses]),
]);
