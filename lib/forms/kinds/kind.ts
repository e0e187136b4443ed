import type { Field } from '../form-definition.ts';

export const problemCodes = [
  'required',
  'too_long',
  'wrong_type',
  'option',
  'email',
  'phone',
  'zip',
  'year',
  'vin',
  'ein',
  'ein_ssn',
  'usdot',
  'number',
  'whole',
  'date',
  'past',
  'time',
  'vins',
  'filing_state',
  'below_minimum',
  'not_sold',
  'name',
  'moment',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export type Kind = {
  max: number;
  normalize: (input: string) => string;
  /** Gets a normalized value that is not empty. */
  problem?: (value: string, field: Field) => ProblemCode | undefined;
  /** The value for readers, where it differs from the stored one. */
  show?: (value: string, regional?: string) => string;
};

// Control characters (PostgreSQL refuses NUL) and marks that change the direction of text.
const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

export function oneLine(input: string): string {
  return input.toWellFormed().replace(controls, ' ').trim();
}

export function severalLines(input: string): string {
  const text = input.toWellFormed().replaceAll('\u0000', '').replaceAll('\r\n', '\n');
  return text.trim() === '' ? '' : text;
}

export const onlyDigits = (input: string): string => input.replace(/\D/g, '');
