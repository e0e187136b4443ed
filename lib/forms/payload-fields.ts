import type { FieldValues } from './field-values.ts';
import { extraNumbers } from './extras.ts';

export type Payload = Record<string, unknown>;

export const textValue = (values: FieldValues, name: string): string => (typeof values[name] === 'string' ? values[name] : '');

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

export function joinDetails(...parts: readonly (readonly [string, string])[]): string {
  return parts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('; ');
}

export function vehicleText(values: FieldValues, names: readonly string[] = ['vehicleYear', 'vehicleMake', 'vehicleModel']): string {
  return names
    .map((name) => textValue(values, name))
    .filter(Boolean)
    .join(' ');
}

export function extraDetails(values: FieldValues): [string, string][] {
  const vehicles = extraNumbers.flatMap((number): [string, string][] => [
    [`Vehicle ${number}`, vehicleText(values, [`vehicleYear${number}`, `vehicleMake${number}`, `vehicleModel${number}`])],
    [`VIN ${number}`, textValue(values, `vinNumber${number}`)],
  ]);
  const drivers = extraNumbers.map((number): [string, string] => {
    const age = textValue(values, `driverAge${number}`);
    const parts = [textValue(values, `driverName${number}`), age && `age ${age}`, textValue(values, `driverStatus${number}`)];
    return [`Driver ${number}`, parts.filter(Boolean).join(', ')];
  });
  return [...vehicles, ...drivers];
}

export function drivingDetails(values: FieldValues): [string, string][] {
  const filing = textValue(values, 'filingNeeded');
  return [
    ['Filing needed', filing],
    ['SR22', yesNo(filing.startsWith('sr-22') || values.needsSR22 === true)],
    ['FR44', yesNo(filing.startsWith('fr-44') || values.needsFR44 === true)],
    ['Lapse', textValue(values, 'previousLapse')],
    ['Lapse details', textValue(values, 'lapseDetails')],
    ['License', textValue(values, 'license_status')],
  ];
}

export function nonOwnerDetails(values: FieldValues): [string, string][] {
  return values.ownsNoCar === true ? [['Non-owner policy', 'Yes, owns no vehicle']] : [];
}

export function addressText(values: FieldValues, names: readonly [string, string, string, string] = ['address', 'city', 'state', 'zipCode']): string {
  const [street, city, state, zip] = names.map((name) => textValue(values, name));
  return [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

export function mailingAddressText(values: FieldValues): string {
  if (values.hasDifferentMailingAddress !== true) return 'Same as physical address';
  return addressText(values, ['mailingAddress', 'mailingCity', 'mailingState', 'mailingZipCode']);
}

export function personFields(values: FieldValues): Payload {
  return {
    first_name: textValue(values, 'firstName'),
    last_name: textValue(values, 'lastName'),
    email: textValue(values, 'email'),
    phone: textValue(values, 'phone'),
  };
}

export function commonFields(values: FieldValues): Payload {
  return { coverage_details: JSON.stringify(values), submitted_at: textValue(values, 'submittedAt'), source_page: textValue(values, 'sourcePage') };
}
