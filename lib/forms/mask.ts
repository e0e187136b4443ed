import type { Field } from './field.ts';

/** Keeps the last four characters of a secret: `•••••6789`. Shorter ones are hidden whole. */
export function maskSecret(value: string): string {
  return value.length > 4 ? `${'•'.repeat(value.length - 4)}${value.slice(-4)}` : '•'.repeat(value.length);
}

/** The same for a list with one secret a line. */
export function maskLines(value: string): string {
  return value.split('\n').map(maskSecret).join('\n');
}

/**
 * Whether an answer is a number of a person or a vehicle: masked where it is shown back to its sender, and never kept on a device for days.
 * Staff read a single VIN in full: they quote with it.
 */
export function isSensitive({ kind, secret }: Pick<Field, 'kind' | 'secret'>): boolean {
  return secret === true || kind === 'vin' || kind === 'vins';
}

// A VIN has letters and digits, never I, O or Q; an EIN is written 12-3456789, a Social Security number 123-45-6789.
const numbers = /\b(?=[A-Z]*\d)(?=\d*[A-Z])[A-HJ-NPR-Z0-9]{17}\b|\b\d{2}-\d{7}\b|\b\d{3}-\d{2}-\d{4}\b/gi;

/** A text in which VINs and tax numbers keep their last four characters. */
export function maskNumbersIn(text: string): string {
  return text.replace(numbers, maskSecret);
}
