import { bodilyInjuryLimits, pipDeductibles, propertyDamageLimits } from '#lib/facts/limits.ts';
import { incidentCounts, licenseStatuses, usages } from '#lib/site/options.ts';
import type { FieldValues } from './field-values.ts';
import { ownsNoCar, submissionFields, withCar } from './blocks.ts';
import { moreDrivers, moreOptionalVehicles } from './extras.ts';
import { type FormDefinition, group, type UngroupedField } from './form-definition.ts';
import { joinDetails, commonFields, extraDetails, nonOwnerDetails, type Payload, personFields, textValue, vehicleText } from './payload-fields.ts';
import { asksPip, offeredFilings } from './legal.ts';

const pip: readonly UngroupedField[] = asksPip
  ? [{ name: 'pip_deductible', kind: 'choice', options: pipDeductibles, money: true, legalRule: 'pip' }]
  : [];

export const autoWizardForm: FormDefinition = {
  id: 'auto-wizard',
  version: 3,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'wizard',
  staffName: 'Auto quote in steps',
  subjectLabel: 'Personal Auto',
  insuranceLine: 'personal-auto',
  messageKey: 'wizard',
  toasts: { failed: 'lineQuote' },
  mailFallback: true,
  guidelinesPage: 'accidents-and-tickets',
  steps: ['you', 'car', 'coverage', 'driver'],
  fields: [
    ...group('you', [
      { name: 'firstName', kind: 'name', required: true, autoComplete: 'given-name' },
      { name: 'lastName', kind: 'name', required: true, autoComplete: 'family-name' },
      { name: 'phone', kind: 'phone', required: true, requiredUnless: 'email', autoComplete: 'tel' },
      { name: 'email', kind: 'email', required: true, requiredUnless: 'phone', autoComplete: 'email' },
      { name: 'zipCode', kind: 'zip', required: true, autoComplete: 'postal-code' },
    ]),
    ...group('car', [ownsNoCar]),
    ...withCar(
      group('car', [
        { name: 'year', kind: 'year', label: 'vehicleYear' },
        { name: 'make', kind: 'text', max: 60, label: 'vehicleMake' },
        { name: 'model', kind: 'text', max: 60, label: 'vehicleModel' },
        { name: 'vin', kind: 'vin', label: 'vinNumber' },
        { name: 'usage', kind: 'choice', options: usages },
      ]),
    ),
    ...withCar(moreOptionalVehicles),
    ...group('coverage', [
      { name: 'filingNeeded', kind: 'choice', options: offeredFilings, legalRule: 'filing' },
      { name: 'bodily_injury', kind: 'choice', options: bodilyInjuryLimits, money: true, legalRule: 'bodilyInjury' },
      { name: 'property_damage', kind: 'choice', options: propertyDamageLimits, money: true, legalRule: 'propertyDamage' },
      ...pip,
      { name: 'comprehensive', kind: 'flag' },
      { name: 'collision', kind: 'flag' },
      { name: 'rental', kind: 'flag' },
      { name: 'towing', kind: 'flag' },
    ]),
    ...group('driver', [
      { name: 'license_status', kind: 'choice', options: licenseStatuses },
      { name: 'sr22_needed', kind: 'flag', implicit: true },
      { name: 'accidents', kind: 'choice', options: incidentCounts },
      { name: 'violations', kind: 'choice', options: incidentCounts },
    ]),
    ...moreDrivers,
    ...submissionFields,
  ],
};

export function toWizardPayload(values: FieldValues): Payload {
  const addedCovers = ['comprehensive', 'collision', 'rental', 'towing'].filter((name) => values[name] === true);
  return {
    ...personFields(values),
    address: textValue(values, 'zipCode'),
    type: autoWizardForm.id,
    quote_type: autoWizardForm.id,
    coverage_needed: joinDetails(
      ...nonOwnerDetails(values),
      ['Vehicle', vehicleText(values, ['year', 'make', 'model'])],
      ['VIN', textValue(values, 'vin')],
      ...extraDetails(values),
      ['Usage', textValue(values, 'usage')],
      ['Bodily injury', textValue(values, 'bodily_injury')],
      ['Property damage', textValue(values, 'property_damage')],
      ['PIP deductible', textValue(values, 'pip_deductible')],
      ['Extras', addedCovers.join(', ')],
      ['License', textValue(values, 'license_status')],
      ['Filing needed', textValue(values, 'filingNeeded')],
      ['SR22', values.sr22_needed === true || textValue(values, 'filingNeeded').startsWith('sr-22') ? 'Yes' : 'No'],
      ['Accidents', textValue(values, 'accidents')],
      ['Violations', textValue(values, 'violations')],
    ),
    ...commonFields(values),
  };
}
