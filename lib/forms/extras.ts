import { licenseStatuses } from '#lib/site/options.ts';
import { vehicle } from './blocks.ts';
import { type Field, group, type UngroupedField } from './form-definition.ts';

export type ExtraKind = 'vehicle' | 'driver';
/** Number 1 is in the form's own fields; extras start at 2. */
export type Extra = { of: ExtraKind; number: number };

export const extraNumbers = [2, 3, 4, 5, 6] as const;

function extras(of: ExtraKind, fields: readonly UngroupedField[]): Field[] {
  return extraNumbers.flatMap((number) =>
    group(
      `${of}${number}`,
      fields.map((field) => ({ label: field.name, optionsKey: field.name, ...field, name: `${field.name}${number}`, extra: { of, number } })),
    ),
  );
}

export const moreVehicles = extras('vehicle', vehicle);
/** Further vehicles of which every field may stay empty. */
export const moreOptionalVehicles = extras(
  'vehicle',
  vehicle.map(({ name, kind, max }) => ({ name, kind, ...(max ? { max } : {}) })),
);
export const moreDrivers = extras('driver', [
  { name: 'driverName', kind: 'name', required: true },
  { name: 'driverAge', kind: 'number', max: 3 },
  { name: 'driverStatus', kind: 'choice', options: licenseStatuses, optionsKey: 'license_status' },
]);
export const moreCommercialDrivers = extras('driver', [
  { name: 'driverName', kind: 'name', required: true, label: 'hiredDriverName' },
  { name: 'driverAge', kind: 'number', max: 3, label: 'hiredDriverAge' },
  { name: 'driverLicense', kind: 'license', secret: true, label: 'driversLicense' },
]);
