import { bodilyInjuryLimits, pipDeductibles, propertyDamageLimits } from '../facts/limit-options.ts';
import { incidentCounts, licenseStatuses, usages } from '../site/options.ts';
import { sent } from './blocks.ts';
import { moreDrivers, moreVehiclesInPart } from './extras.ts';
import { type Field, type FormDefinition, group } from './field.ts';
import { asksPip, offeredFilings } from './offered-law.ts';

const pip: readonly Omit<Field, 'group'>[] = asksPip
  ? [{ name: 'pip_deductible', kind: 'choice', options: pipDeductibles, preset: '250', money: true, law: 'pip' }]
  : [];

export const autoWizardForm: FormDefinition = {
  id: 'auto-wizard',
  version: 2,
  route: 'send-quote-email',
  payload: 'wizard',
  line: 'Personal Auto',
  steps: ['you', 'car', 'coverage', 'driver'],
  fields: [
    ...group('you', [
      { name: 'firstName', kind: 'name', required: true, autoComplete: 'given-name' },
      { name: 'lastName', kind: 'name', required: true, autoComplete: 'family-name' },
      { name: 'email', kind: 'email', required: true, orElse: 'phone', autoComplete: 'email' },
      { name: 'phone', kind: 'phone', required: true, orElse: 'email', autoComplete: 'tel' },
      { name: 'zipCode', kind: 'zip', required: true, autoComplete: 'postal-code' },
    ]),
    ...group('car', [
      { name: 'year', kind: 'year', label: 'vehicleYear' },
      { name: 'make', kind: 'line', max: 60, label: 'vehicleMake' },
      { name: 'model', kind: 'line', max: 60, label: 'vehicleModel' },
      { name: 'vin', kind: 'vin', label: 'vinNumber' },
      { name: 'usage', kind: 'choice', options: usages },
    ]),
    ...moreVehiclesInPart,
    ...group('coverage', [
      { name: 'filingNeeded', kind: 'choice', options: offeredFilings, law: 'filing' },
      { name: 'bodily_injury', kind: 'choice', options: bodilyInjuryLimits, preset: '10000/20000', money: true, law: 'bodilyInjury' },
      { name: 'property_damage', kind: 'choice', options: propertyDamageLimits, preset: '10000', money: true, law: 'propertyDamage' },
      ...pip,
      { name: 'comprehensive', kind: 'flag' },
      { name: 'collision', kind: 'flag' },
      { name: 'rental', kind: 'flag' },
      { name: 'towing', kind: 'flag' },
    ]),
    ...group('driver', [
      { name: 'license_status', kind: 'choice', options: licenseStatuses, preset: 'valid' },
      { name: 'sr22_needed', kind: 'flag', silent: true },
      { name: 'accidents', kind: 'choice', options: incidentCounts },
      { name: 'violations', kind: 'choice', options: incidentCounts },
    ]),
    ...moreDrivers,
    ...sent,
  ],
};
