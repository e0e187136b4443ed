import { licenseStatuses } from '#lib/site/options.ts';
import type { Field } from '../field.ts';

type Ungrouped = Omit<Field, 'group'>;

const yesNoUnsure = ['yes', 'no', 'not-sure'] as const;

export const yesNo = (name: string): Ungrouped => ({ name, kind: 'choice', options: yesNoUnsure, optionsKey: 'yesNoUnsure' });

export const person: readonly Ungrouped[] = [
  { name: 'driverName', kind: 'name' },
  { name: 'driverBirthDate', kind: 'date' },
  { name: 'driverStatus', kind: 'choice', options: licenseStatuses, optionsKey: 'license_status' },
  { name: 'driverLicense', kind: 'license', secret: true, label: 'driversLicense' },
  { name: 'driverLicenseState', kind: 'text', max: 40 },
];

export const vehicle: readonly Ungrouped[] = [
  { name: 'vehicleYear', kind: 'year' },
  { name: 'vehicleMake', kind: 'text', max: 60 },
  { name: 'vehicleModel', kind: 'text', max: 60 },
  { name: 'vinNumber', kind: 'vin' },
];

/** The policy of today or the last one, and losses: the end of every application. */
export const priorPolicy: readonly Ungrouped[] = [
  { name: 'priorInsurer', kind: 'text', max: 100 },
  { name: 'policyExpiration', kind: 'date' },
  { name: 'priorPremium', kind: 'number', money: true },
];

export const losses: readonly Ungrouped[] = [{ name: 'lossHistory', kind: 'paragraph', max: 2_000 }];

export const lossRuns: Ungrouped = { name: 'lossRunsAvailable', kind: 'flag' };

export const updateYears: readonly Ungrouped[] = ['roofYear', 'wiringYear', 'plumbingYear', 'heatingYear'].map((name) => ({
  name,
  kind: 'year',
  earliest: 1900,
}));

export const floodChoices = ['want', 'have', 'no', 'not-sure'] as const;
export const openingProtections = ['impact-all', 'shutters-all', 'some', 'none', 'not-sure'] as const;
