import { bodilyInjuryLimits, pipDeductibles, propertyDamageLimits } from '#lib/facts/limit-options.ts';
import { incidentCounts, lapses, usages } from '#lib/site/options.ts';
import type { FieldValues } from '../field-values.ts';
import { asksPip, offeredFilings } from '../legal-offer.ts';
import { losses, person, priorPolicy, vehicle } from './blocks.ts';
import { repeated, secondStepForm, step } from './second-step-form.ts';

const relations = ['self', 'spouse', 'child', 'parent', 'other'] as const;
const ownerships = ['owned', 'financed', 'leased'] as const;
const uninsuredChoices = ['same', 'minimum', 'none', 'not-sure'] as const;
const deductibles = ['250', '500', '1000', '2000'] as const;

/** A non-owner policy insures the driver alone. */
const ownsCar = (values: FieldValues): boolean => values.ownsNoCar !== true;

/** As on ACORD 90. */
export const personalAutoDetails = secondStepForm('personal-auto', 'Personal Auto', [
  step('filing', [
    { name: 'filingNeeded', kind: 'choice', options: offeredFilings, legalRule: 'filing' },
    { name: 'orderingState', kind: 'text', max: 40 },
    { name: 'filingDueDate', kind: 'date' },
    { name: 'letterNumber', kind: 'text', max: 40 },
  ]),
  step(
    'drivers',
    repeated('driver', [
      ...person,
      { name: 'driverRelation', kind: 'choice', options: relations },
      { name: 'driverAccidents', kind: 'choice', options: incidentCounts, label: 'accidents', optionsKey: 'accidents' },
      { name: 'driverViolations', kind: 'choice', options: incidentCounts, label: 'violations', optionsKey: 'violations' },
      { name: 'driverIncidents', kind: 'paragraph', max: 1_000 },
    ]),
  ),
  step(
    'vehicles',
    repeated('vehicle', [
      ...vehicle,
      { name: 'ownership', kind: 'choice', options: ownerships },
      { name: 'lienholder', kind: 'text', max: 100 },
      { name: 'usage', kind: 'choice', options: usages },
      { name: 'annualMiles', kind: 'number', max: 6 },
      { name: 'garagingZip', kind: 'zip' },
    ]),
    ownsCar,
  ),
  step('coverage', [
    { name: 'bodily_injury', kind: 'choice', options: bodilyInjuryLimits, money: true, legalRule: 'bodilyInjury' },
    { name: 'property_damage', kind: 'choice', options: propertyDamageLimits, money: true, legalRule: 'propertyDamage' },
    { name: 'uninsuredMotorist', kind: 'choice', options: uninsuredChoices },
    ...(asksPip ? [{ name: 'pip_deductible', kind: 'choice', options: pipDeductibles, money: true, legalRule: 'pip' } as const] : []),
    { name: 'comprehensiveDeductible', kind: 'choice', options: deductibles, money: true },
    { name: 'collisionDeductible', kind: 'choice', options: deductibles, money: true },
    { name: 'rental', kind: 'flag' },
    { name: 'towing', kind: 'flag' },
  ]),
  step('history', [
    ...priorPolicy,
    { name: 'currentLimits', kind: 'text', max: 100 },
    { name: 'previousLapse', kind: 'choice', options: lapses },
    { name: 'startDate', kind: 'date' },
    ...losses,
  ]),
]);
