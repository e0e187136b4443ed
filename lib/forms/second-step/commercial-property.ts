import { commercialConstructions } from '#lib/site/options.ts';
import {
  coastMiles,
  company,
  fireProtection,
  floodChoices,
  lossRuns,
  losses,
  openingProtections,
  priorPolicy,
  roof,
  updateYears,
  windDeductible,
  yesNoUnsureField,
} from './blocks.ts';
import { repeated, secondStepForm, step } from './second-step-form.ts';

const roles = ['owner', 'tenant', 'association'] as const;
const uses = ['condo', 'apartments', 'hotel', 'offices', 'stores', 'restaurant', 'warehouse', 'worship-school', 'clubhouse', 'other'] as const;
const dwellings = { field: 'buildingUse', is: ['condo', 'apartments', 'hotel'] } as const;
const alarms = ['central', 'local', 'none', 'not-sure'] as const;
const valuations = ['replacement', 'actual', 'not-sure'] as const;
const deductibles = ['1000', '2500', '5000', '10000', '25000'] as const;
const covers = ['general-liability', 'directors-officers', 'crime', 'equipment-breakdown', 'ordinance-law', 'umbrella'] as const;
const reports = ['appraisal', 'wind-mitigation', 'roof', 'structural', 'elevation', 'electrical'] as const;
const sprinklers = ['all', 'part', 'none', 'not-sure'] as const;

/** As on ACORD 125 and 140. */
export const commercialPropertyDetails = secondStepForm('commercial-property', 'Commercial Property', [
  step('company', [
    ...company,
    { name: 'propertyRole', kind: 'choice', options: roles },
    { name: 'amenities', kind: 'text', max: 200, openIf: 'never' },
    { name: 'operations', kind: 'paragraph', max: 1_000 },
  ]),
  step(
    'buildings',
    repeated('building', [
      { name: 'buildingAddress', kind: 'text', max: 200 },
      { name: 'buildingUse', kind: 'choice', options: uses },
      { name: 'tenants', kind: 'text', max: 200 },
      { name: 'unitCount', kind: 'number', max: 4, openIf: dwellings },
      { name: 'occupiedShare', kind: 'number', percent: true, max: 3 },
      { name: 'rentedShare', kind: 'number', percent: true, max: 3, openIf: { field: 'buildingUse', is: ['condo'] } },
      { name: 'buildingLimit', kind: 'number', money: true },
      { name: 'contentsLimit', kind: 'number', money: true },
      { name: 'incomeLimit', kind: 'number', money: true },
      { name: 'squareFootage', kind: 'number', max: 9 },
      { name: 'stories', kind: 'number', max: 3 },
      { name: 'yearBuilt', kind: 'year', earliest: 1600 },
      { name: 'constructionType', kind: 'choice', options: commercialConstructions },
      ...roof,
      ...updateYears,
      { name: 'sprinklers', kind: 'choice', options: sprinklers },
      { name: 'fireAlarm', kind: 'choice', options: alarms },
      ...fireProtection,
    ]),
  ),
  step('storm', [
    coastMiles,
    { name: 'openingProtection', kind: 'choice', options: openingProtections },
    { name: 'floodCoverage', kind: 'choice', options: floodChoices },
    yesNoUnsureField('windCoverage'),
    { name: 'reportsAvailable', kind: 'choices', options: reports },
  ]),
  step('coverage', [
    { name: 'propertyDeductible', kind: 'choice', options: deductibles, money: true },
    windDeductible,
    { name: 'valuation', kind: 'choice', options: valuations },
    { name: 'propertyCovers', kind: 'choices', options: covers },
  ]),
  step('history', [...priorPolicy, { name: 'lender', kind: 'text', max: 150 }, lossRuns, { name: 'startDate', kind: 'date' }, ...losses]),
]);
