import type { Field } from '../field.ts';

/** Why an answer cannot be taken; each code has a message in every language. */
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
  /** Longest answer in characters. */
  max: number;
  /** How the typed text is kept. */
  clean: (typed: string) => string;
  /** What is wrong with a cleaned answer that is not empty. */
  problem?: (answer: string, field: Field) => ProblemCode | undefined;
  /** How a kept answer is shown to a reader where it differs from what is stored. */
  show?: (answer: string) => string;
};

// Control characters (among them NUL, which PostgreSQL refuses), and marks that turn the direction of what follows.
const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** One line of text: line breaks and other control characters become one space, ends are trimmed. */
export function oneLine(typed: string): string {
  return typed.toWellFormed().replace(controls, ' ').trim();
}

/** Text as it was typed, in any number of lines; only NUL and broken surrogates are taken out. */
export function severalLines(typed: string): string {
  const text = typed.toWellFormed().replaceAll('\u0000', '').replaceAll('\r\n', '\n');
  return text.trim() === '' ? '' : text;
}

export const onlyDigits = (typed: string): string => typed.replace(/\D/g, '');
