import { licenseStatuses, usages } from '#lib/site/options.ts';
import { currentInsurance, history, homeAddress, mailing, vehicle, withCar } from '../blocks.ts';
import { moreDrivers, moreVehicles } from '../extras.ts';
import { type Field, fold, group, type UngroupedField } from '../form-definition.ts';

export const zip: UngroupedField = { name: 'zipCode', kind: 'zip', required: true, autoComplete: 'postal-code' };

/** A name and one way to reach the visitor: a phone number, or an e-mail address where there is no phone number. */
export const reachFields: readonly UngroupedField[] = [
  { name: 'firstName', kind: 'name', required: true, autoComplete: 'given-name' },
  { name: 'lastName', kind: 'name', required: true, autoComplete: 'family-name' },
  { name: 'phone', kind: 'phone', required: true, requiredUnless: 'email', autoComplete: 'tel' },
  { name: 'email', kind: 'email', autoComplete: 'email' },
];
export const contact = group('reach', reachFields);

const isZip = ({ name }: Field): boolean => name === 'zipCode';

/** An address without its ZIP code, which is asked at the top. */
export const withoutZip = (fields: readonly Field[]): Field[] => fields.filter((field) => !isZip(field));

export const ownCar = withCar([...vehicle, ...group('vehicle', [{ name: 'usage', kind: 'choice', options: usages }])]);

export const license = group('history', [{ name: 'license_status', kind: 'choice', options: licenseStatuses }]);

const isFilingField = (field: Field): boolean => field.name === 'filingNeeded';
export const filingFields = history.filter(isFilingField);
export const historyWithoutFiling = history.filter((field) => !isFilingField(field));

/** The details of a personal auto quote that a first step folds; the filing fields and the reason are separate. */
export const autoDetails = fold([...ownCar, ...withCar(moreVehicles), ...currentInsurance, ...withoutZip(homeAddress), ...mailing, ...moreDrivers]);
