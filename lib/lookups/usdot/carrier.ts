import 'server-only';
import { listOf, member, textOf } from '../json-fields.ts';

/** Published part of a carrier's record, never its EIN. Amounts in US dollars. */
export type MotorCarrier = {
  number: string;
  name: string;
  dba: string;
  address: { street: string; city: string; state: string; zip: string };
  powerUnits?: number;
  drivers?: number;
  allowedToOperate: boolean;
  active: boolean;
  operation: string;
  insurance: { bipdRequired?: number; bipdOnFile?: number; cargoOnFile?: number; bondOnFile?: number };
};

function count(value: unknown, name: string): number | undefined {
  const text = textOf(value, name);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** FMCSA states amounts in thousands of dollars, as text: `"750"` is 750,000. */
function dollars(value: unknown, name: string): number | undefined {
  const thousands = count(value, name);
  return thousands === undefined ? undefined : thousands * 1000;
}

function optional<K extends string>(name: K, value: number | undefined): { [key in K]?: number } {
  const pair: { [key in K]?: number } = {};
  if (value !== undefined) pair[name] = value;
  return pair;
}

function insurance(carrier: unknown): MotorCarrier['insurance'] {
  return {
    ...optional('bipdRequired', dollars(carrier, 'bipdRequiredAmount')),
    ...optional('bipdOnFile', dollars(carrier, 'bipdInsuranceOnFile')),
    ...optional('cargoOnFile', dollars(carrier, 'cargoInsuranceOnFile')),
    ...optional('bondOnFile', dollars(carrier, 'bondInsuranceOnFile')),
  };
}

/** Parses a QCMobile `carriers/{dot}` response: a carrier, `none` when there is none, undefined when malformed. */
export function parseCarrier(body: unknown, number: string): MotorCarrier | 'none' | undefined {
  const content = member(body, 'content');
  if (content === null || (Array.isArray(content) && content.length === 0)) return 'none';
  const carrier = member(Array.isArray(content) ? listOf(body, 'content')[0] : content, 'carrier');
  if (carrier === null) return 'none';
  const name = textOf(carrier, 'legalName');
  if (!name) return undefined;
  return {
    number,
    name,
    dba: textOf(carrier, 'dbaName'),
    address: {
      street: textOf(carrier, 'phyStreet'),
      city: textOf(carrier, 'phyCity'),
      state: textOf(carrier, 'phyState'),
      zip: textOf(carrier, 'phyZipcode').slice(0, 5),
    },
    ...optional('powerUnits', count(carrier, 'totalPowerUnits')),
    ...optional('drivers', count(carrier, 'totalDrivers')),
    allowedToOperate: textOf(carrier, 'allowedToOperate') === 'Y',
    active: textOf(carrier, 'statusCode') === 'A',
    operation: textOf(member(carrier, 'carrierOperation'), 'carrierOperationDesc'),
    insurance: insurance(carrier),
  };
}
