import { incidentCounts, legalForms, licenseStatuses, yesNoUnsure } from '#lib/site/options.ts';
import type { UngroupedField } from '../form-definition.ts';

export const yesNoUnsureField = (name: string): UngroupedField => ({ name, kind: 'choice', options: yesNoUnsure, optionsKey: 'yesNoUnsure' });

/** The insured business and its address: the first step of every business application. */
export const company: readonly UngroupedField[] = [
  { name: 'businessName', kind: 'text', autoComplete: 'organization' },
  { name: 'legalForm', kind: 'choice', options: legalForms, optionsKey: 'legalEntity', label: 'legalEntity' },
  { name: 'einFein', kind: 'ein', secret: true },
  { name: 'address', kind: 'address', autoComplete: 'address-line1' },
  { name: 'city', kind: 'text', max: 80, autoComplete: 'address-level2' },
  { name: 'yearsInBusiness', kind: 'number', max: 3 },
];

export const street: readonly UngroupedField[] = company.filter(({ name }) => name === 'address' || name === 'city');

export const person: readonly UngroupedField[] = [
  { name: 'driverName', kind: 'name' },
  { name: 'driverBirthDate', kind: 'date', notFuture: true },
  { name: 'driverStatus', kind: 'choice', options: licenseStatuses, optionsKey: 'license_status' },
  { name: 'driverLicense', kind: 'license', secret: true, label: 'driversLicense' },
  { name: 'driverLicenseState', kind: 'text', max: 40 },
];

export const vehicle: readonly UngroupedField[] = [
  { name: 'vehicleYear', kind: 'year' },
  { name: 'vehicleMake', kind: 'text', max: 60 },
  { name: 'vehicleModel', kind: 'text', max: 60 },
  { name: 'vinNumber', kind: 'vin' },
];

const hiredLabels: Readonly<Record<string, string>> = { driverName: 'hiredDriverName', driverStatus: 'hiredDriverStatus' };
/** A driver of a business, whom Spanish calls by another word. */
export const hiredPerson: readonly UngroupedField[] = person.map((field) => ({
  ...field,
  label: hiredLabels[field.name] ?? field.label ?? field.name,
}));

/** The current or last policy. With `losses` it ends every application. */
export const priorPolicy: readonly UngroupedField[] = [
  { name: 'priorInsurer', kind: 'text', max: 100 },
  { name: 'policyExpiration', kind: 'date' },
  { name: 'priorPremium', kind: 'number', money: true },
  yesNoUnsureField('canceled'),
];

export const losses: readonly UngroupedField[] = [{ name: 'lossHistory', kind: 'paragraph', max: 2_000 }];

export const lossRuns: UngroupedField = { name: 'lossRunsAvailable', kind: 'flag' };

export const updateYears: readonly UngroupedField[] = ['roofYear', 'wiringYear', 'plumbingYear', 'heatingYear'].map((name) => ({
  name,
  kind: 'year',
  earliest: 1900,
}));

export const incidents: readonly UngroupedField[] = [
  { name: 'driverAccidents', kind: 'choice', options: incidentCounts, label: 'accidents', optionsKey: 'accidents' },
  { name: 'driverViolations', kind: 'choice', options: incidentCounts, label: 'violations', optionsKey: 'violations' },
  { name: 'driverIncidents', kind: 'paragraph', max: 1_000, openIf: 'never' },
];

/** Ownership and coverage of a vehicle. */
export const ownership: readonly UngroupedField[] = [
  { name: 'ownership', kind: 'choice', options: ['owned', 'financed', 'leased'] },
  { name: 'lienholder', kind: 'text', max: 100, openIf: { field: 'ownership', is: ['financed', 'leased'] } },
  { name: 'vehicleCoverage', kind: 'choice', options: ['liability', 'full', 'not-sure'] },
];

export const uninsuredMotorist: UngroupedField = { name: 'uninsuredMotorist', kind: 'choice', options: ['same', 'minimum', 'none', 'not-sure'] };

export const medicalPayments: UngroupedField = { name: 'medicalPayments', kind: 'choice', options: ['1000', '2000', '5000', '10000'], money: true };

export const roof: readonly UngroupedField[] = [
  { name: 'roofMaterial', kind: 'choice', options: ['shingle', 'tile', 'metal', 'flat', 'other'] },
  { name: 'roofShape', kind: 'choice', options: ['hip', 'gable', 'flat', 'other'] },
];

export const fireProtection: readonly UngroupedField[] = [
  { name: 'fireStationMiles', kind: 'number', decimals: true },
  yesNoUnsureField('hydrantNear'),
];

export const windDeductible: UngroupedField = {
  name: 'windDeductible',
  kind: 'choice',
  options: ['1-percent', '2-percent', '3-percent', '5-percent', '10-percent', 'not-sure'],
};

export const coastMiles: UngroupedField = { name: 'coastMiles', kind: 'number', decimals: true };

export const floodChoices = ['want', 'have', 'no', 'not-sure'] as const;
export const openingProtections = ['impact-all', 'shutters-all', 'some', 'none', 'not-sure'] as const;
