import { radii, truckLimits } from '#lib/site/options.ts';
import { lossRuns, losses, person, priorPolicy, yesNo, vehicle } from './blocks.ts';
import { repeated, secondStepForm, step } from './second-step-form.ts';

const operations = ['for-hire', 'private', 'both'] as const;
const bodies = ['tractor', 'box-truck', 'pickup-van', 'dump-truck', 'tow-truck', 'bus', 'trailer', 'other'] as const;
const weights = ['light', 'medium', 'heavy'] as const;
const truckFilings = ['bmc-91x', 'mcs-90', 'form-e', 'form-h', 'not-sure'] as const;

/** As on ACORD 127 and 137. */
export const commercialAutoDetails = secondStepForm('commercial-auto', 'Commercial Auto', [
  step('operation', [
    { name: 'dotNumber', kind: 'usdot' },
    { name: 'mcNumber', kind: 'text', max: 20 },
    { name: 'authorityDate', kind: 'date' },
    { name: 'operationKind', kind: 'choice', options: operations },
    { name: 'radius', kind: 'choice', options: radii },
    { name: 'routes', kind: 'text', max: 200 },
    { name: 'commodities', kind: 'paragraph', max: 1_000 },
    { name: 'loadValue', kind: 'number', money: true },
    yesNo('hazardousLoads'),
  ]),
  step(
    'vehicles',
    repeated('vehicle', [
      ...vehicle,
      { name: 'vehicleBody', kind: 'choice', options: bodies },
      { name: 'vehicleWeight', kind: 'choice', options: weights },
      { name: 'vehicleValue', kind: 'number', money: true },
      { name: 'garagingZip', kind: 'zip' },
    ]),
  ),
  step(
    'drivers',
    repeated('driver', [...person, { name: 'cdlYears', kind: 'number', max: 2 }, { name: 'driverIncidents', kind: 'paragraph', max: 1_000 }]),
  ),
  step('coverage', [
    { name: 'autoLiabilityLimit', kind: 'choice', options: truckLimits },
    { name: 'cargoLimit', kind: 'number', money: true },
    { name: 'physicalDeductible', kind: 'number', money: true },
    { name: 'trailerInterchange', kind: 'flag' },
    yesNo('generalLiability'),
    { name: 'truckFilings', kind: 'choices', options: truckFilings },
  ]),
  step('history', [{ name: 'yearsInBusiness', kind: 'number', max: 3 }, ...priorPolicy, lossRuns, { name: 'startDate', kind: 'date' }, ...losses]),
]);
