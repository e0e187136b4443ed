import { radii, truckLimits } from '#lib/site/options.ts';
import { company, hiredPerson, incidents, lossRuns, losses, ownership, priorPolicy, uninsuredMotorist, vehicle, yesNoUnsureField } from './blocks.ts';
import { repeated, secondStepForm, step } from './second-step-form.ts';

const operations = ['for-hire', 'private', 'both'] as const;
const authorities = ['own', 'leased', 'none', 'not-sure'] as const;
const trailers = ['trailer-van', 'trailer-reefer', 'trailer-flatbed', 'trailer-dump', 'trailer-tank', 'trailer-auto', 'trailer'] as const;
const bodies = ['tractor', 'box-truck', 'pickup-van', 'dump-truck', 'tow-truck', 'bus', ...trailers, 'other'] as const;
const weights = ['light', 'medium', 'heavy'] as const;
const licenseClasses = ['a', 'b', 'c', 'none'] as const;
const employments = ['owner', 'employee', 'contractor'] as const;
const safety = ['eld', 'dash-cam', 'gps', 'collision-warning'] as const;
const covers = ['hired-auto', 'non-owned-auto', 'non-trucking', 'reefer-breakdown', 'towing', 'occupational-accident'] as const;
const truckFilings = ['bmc-91x', 'mcs-90', 'form-e', 'form-h', 'not-sure'] as const;

/** As on ACORD 127 and 137. */
export const commercialAutoDetails = secondStepForm('commercial-auto', 'Commercial Auto', [
  step('company', [...company, { name: 'industryYears', kind: 'number', max: 2 }, { name: 'annualRevenue', kind: 'number', money: true }]),
  step('operation', [
    { name: 'dotNumber', kind: 'usdot' },
    { name: 'mcNumber', kind: 'text', max: 20 },
    { name: 'authorityKind', kind: 'choice', options: authorities },
    { name: 'motorCarrier', kind: 'text', max: 100, openIf: { field: 'authorityKind', is: ['leased'] } },
    { name: 'authorityDate', kind: 'date' },
    { name: 'operationKind', kind: 'choice', options: operations },
    { name: 'radius', kind: 'choice', options: radii },
    { name: 'routes', kind: 'text', max: 200 },
    { name: 'commodities', kind: 'paragraph', max: 1_000 },
    { name: 'loadValue', kind: 'number', money: true },
    yesNoUnsureField('hazardousLoads'),
    { name: 'safetyEquipment', kind: 'choices', options: safety },
  ]),
  step(
    'vehicles',
    repeated('vehicle', [
      ...vehicle,
      { name: 'vehicleBody', kind: 'choice', options: bodies },
      { name: 'vehicleWeight', kind: 'choice', options: weights },
      { name: 'vehicleValue', kind: 'number', money: true },
      ...ownership,
      { name: 'annualMiles', kind: 'number', max: 6 },
      { name: 'garagingZip', kind: 'zip' },
    ]),
  ),
  step(
    'hiredDrivers',
    repeated('hiredDriver', [
      ...hiredPerson,
      { name: 'employment', kind: 'choice', options: employments },
      { name: 'cdlClass', kind: 'choice', options: licenseClasses },
      { name: 'cdlYears', kind: 'number', max: 2, openIf: { field: 'cdlClass', is: ['a', 'b', 'c'] } },
      ...incidents,
    ]),
  ),
  step('coverage', [
    { name: 'autoLiabilityLimit', kind: 'choice', options: truckLimits },
    uninsuredMotorist,
    { name: 'cargoLimit', kind: 'number', money: true },
    { name: 'cargoDeductible', kind: 'number', money: true },
    { name: 'physicalDeductible', kind: 'number', money: true },
    { name: 'trailerInterchange', kind: 'flag' },
    yesNoUnsureField('generalLiability'),
    { name: 'truckCovers', kind: 'choices', options: covers },
    { name: 'truckFilings', kind: 'choices', options: truckFilings },
  ]),
  step('history', [...priorPolicy, lossRuns, { name: 'startDate', kind: 'date' }, ...losses]),
]);
