import { bodilyInjuryLimits, pipDeductibles, propertyDamageLimits } from '../facts/limit-options.ts';
import { incidentCounts, licenseStatuses, usages } from '../site/options.ts';
import type { Answers } from './answers.ts';
import { sent } from './blocks.ts';
import { moreDrivers, moreVehiclesInPart } from './extras.ts';
import { type Field, group } from './field.ts';
import type { FormDefinition } from './form-definition.ts';
import { details, commonFields, extraParts, type Payload, person, text, vehicleText } from './payload-parts.ts';
import { asksPip, offeredFilings } from './legal-offer.ts';

const pip: readonly Omit<Field, 'group'>[] = asksPip
  ? [{ name: 'pip_deductible', kind: 'choice', options: pipDeductibles, preset: '250', money: true, legalRule: 'pip' }]
  : [];

export const autoWizardForm: FormDefinition = {
  id: 'auto-wizard',
  version: 2,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'wizard',
  staffName: 'Auto quote in steps',
  line: 'Personal Auto',
  insuranceLine: 'personal-auto',
  words: 'wizard',
  toasts: { failed: 'typed' },
  mailFallback: true,
  guidelinesPage: 'accidents-and-tickets',
  steps: ['you', 'car', 'coverage', 'driver'],
  fields: [
    ...group('you', [
      { name: 'firstName', kind: 'name', required: true, autoComplete: 'given-name' },
      { name: 'lastName', kind: 'name', required: true, autoComplete: 'family-name' },
      { name: 'email', kind: 'email', required: true, requiredUnless: 'phone', autoComplete: 'email' },
      { name: 'phone', kind: 'phone', required: true, requiredUnless: 'email', autoComplete: 'tel' },
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
      { name: 'filingNeeded', kind: 'choice', options: offeredFilings, legalRule: 'filing' },
      { name: 'bodily_injury', kind: 'choice', options: bodilyInjuryLimits, preset: '10000/20000', money: true, legalRule: 'bodilyInjury' },
      { name: 'property_damage', kind: 'choice', options: propertyDamageLimits, preset: '10000', money: true, legalRule: 'propertyDamage' },
      ...pip,
      { name: 'comprehensive', kind: 'flag' },
      { name: 'collision', kind: 'flag' },
      { name: 'rental', kind: 'flag' },
      { name: 'towing', kind: 'flag' },
    ]),
    ...group('driver', [
      { name: 'license_status', kind: 'choice', options: licenseStatuses, preset: 'valid' },
      { name: 'sr22_needed', kind: 'flag', implicit: true },
      { name: 'accidents', kind: 'choice', options: incidentCounts },
      { name: 'violations', kind: 'choice', options: incidentCounts },
    ]),
    ...moreDrivers,
    ...sent,
  ],
};

export function toWizardPayload(answers: Answers): Payload {
  const extras = ['comprehensive', 'collision', 'rental', 'towing'].filter((name) => answers[name] === true);
  return {
    ...person(answers),
    address: text(answers, 'zipCode'),
    type: autoWizardForm.id,
    quote_type: autoWizardForm.id,
    coverage_needed: details(
      ['Vehicle', vehicleText(answers, ['year', 'make', 'model'])],
      ['VIN', text(answers, 'vin')],
      ...extraParts(answers),
      ['Usage', text(answers, 'usage')],
      ['Bodily injury', text(answers, 'bodily_injury')],
      ['Property damage', text(answers, 'property_damage')],
      ['PIP deductible', text(answers, 'pip_deductible')],
      ['Extras', extras.join(', ')],
      ['License', text(answers, 'license_status')],
      ['Filing needed', text(answers, 'filingNeeded')],
      ['SR22', answers.sr22_needed === true || text(answers, 'filingNeeded').startsWith('sr-22') ? 'Yes' : 'No'],
      ['Accidents', text(answers, 'accidents')],
      ['Violations', text(answers, 'violations')],
    ),
    ...commonFields(answers),
  };
}
