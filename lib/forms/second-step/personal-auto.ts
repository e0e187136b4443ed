import { bodilyInjuryLimits, pipDeductibles, propertyDamageLimits } from '#lib/facts/limits.ts';
import { autoReasons, lapses, usages } from '#lib/site/options.ts';
import type { FieldValues } from '../field-values.ts';
import { asksPip, offeredFilings } from '../legal.ts';
import {
  incidents,
  losses,
  medicalPayments,
  ownership,
  person,
  priorPolicy,
  street,
  uninsuredMotorist,
  vehicle,
  yesNoUnsureField,
} from './blocks.ts';
import { repeated, secondStepForm, step } from './second-step-form.ts';

const relations = ['self', 'spouse', 'child', 'parent', 'other'] as const;
const homes = ['own', 'rent', 'family'] as const;
const sexes = ['female', 'male', 'x'] as const;
const maritalStatuses = ['single', 'married', 'partner', 'divorced', 'widowed'] as const;
const roles = ['drives', 'excluded'] as const;
const discounts = ['good-student', 'driver-training', 'mature-driver', 'military'] as const;
const deductibles = ['250', '500', '1000', '2000'] as const;

/** A non-owner policy insures the driver alone. */
const ownsCar = (values: FieldValues): boolean => values.ownsNoCar !== true;

/** The visitor is the first driver. The quote in steps has its own names for the vehicle. */
const knownValues = (values: FieldValues): FieldValues => {
  const { firstName, lastName, license_status: driverStatus, year, make, model, vin } = values;
  const known = { driverStatus, vehicleYear: year, vehicleMake: make, vehicleModel: model, vinNumber: vin };
  const filled = Object.entries(known).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return { driverName: [firstName, lastName].filter(Boolean).join(' '), ...Object.fromEntries(filled) };
};

const steps = [
  step('filing', [
    { name: 'filingNeeded', kind: 'choice', options: offeredFilings, legalRule: 'filing' },
    { name: 'reason', kind: 'choice', options: autoReasons },
    { name: 'incidentDate', kind: 'date', notFuture: true },
    { name: 'filingDriver', kind: 'name' },
    { name: 'orderingState', kind: 'text', max: 40 },
    { name: 'filingDueDate', kind: 'date' },
    { name: 'letterNumber', kind: 'text', max: 40 },
  ]),
  step('drivers', [
    ...street,
    { name: 'homeOwnership', kind: 'choice', options: homes },
    ...repeated('driver', [
      ...person,
      { name: 'driverRelation', kind: 'choice', options: relations },
      { name: 'driverRole', kind: 'choice', options: roles },
      { name: 'driverSex', kind: 'choice', options: sexes },
      { name: 'driverMarital', kind: 'choice', options: maritalStatuses },
      { name: 'driverYears', kind: 'number', max: 2 },
      { name: 'driverOccupation', kind: 'text', max: 80 },
      ...incidents,
      { name: 'driverDiscounts', kind: 'choices', options: discounts },
    ]),
  ]),
  step(
    'vehicles',
    repeated('vehicle', [
      ...vehicle,
      { name: 'registeredOwner', kind: 'text', max: 100, openIf: 'never' },
      ...ownership,
      { name: 'mainDriver', kind: 'name' },
      { name: 'usage', kind: 'choice', options: usages },
      { name: 'commuteMiles', kind: 'number', max: 3, openIf: { field: 'usage', is: ['commute'] } },
      { name: 'annualMiles', kind: 'number', max: 6 },
      yesNoUnsureField('rideshare'),
      yesNoUnsureField('existingDamage'),
      { name: 'garagingZip', kind: 'zip' },
    ]),
    ownsCar,
  ),
  step('coverage', [
    { name: 'bodily_injury', kind: 'choice', options: bodilyInjuryLimits, money: true, legalRule: 'bodilyInjury' },
    { name: 'property_damage', kind: 'choice', options: propertyDamageLimits, money: true, legalRule: 'propertyDamage' },
    uninsuredMotorist,
    medicalPayments,
    ...(asksPip ? [{ name: 'pip_deductible', kind: 'choice', options: pipDeductibles, money: true, legalRule: 'pip' } as const] : []),
  ]),
  step(
    'damage',
    [
      { name: 'comprehensiveDeductible', kind: 'choice', options: deductibles, money: true },
      { name: 'collisionDeductible', kind: 'choice', options: deductibles, money: true },
      { name: 'rental', kind: 'flag' },
      { name: 'towing', kind: 'flag' },
    ],
    ownsCar,
  ),
  step('history', [
    ...priorPolicy,
    { name: 'currentLimits', kind: 'text', max: 100 },
    { name: 'insuredYears', kind: 'number', max: 2 },
    { name: 'previousLapse', kind: 'choice', options: lapses },
    { name: 'startDate', kind: 'date' },
    ...losses,
  ]),
];

/** As on ACORD 90. */
export const personalAutoDetails = secondStepForm('personal-auto', 'Personal Auto', steps, knownValues);
