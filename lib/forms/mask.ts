import type { Field } from './form-definition.ts';

/** `•••••6789`; up to four characters are masked whole. */
export function maskSecret(value: string): string {
  return value.length > 4 ? `${'•'.repeat(value.length - 4)}${value.slice(-4)}` : '•'.repeat(value.length);
}

export function maskLines(value: string): string {
  return value.split('\n').map(maskSecret).join('\n');
}

/** Whether a value is masked in mail to the visitor, and kept in no draft after the visit. Staff read a single VIN in full: they quote with it. */
export function isSensitive({ kind, secret }: Pick<Field, 'kind' | 'secret'>): boolean {
  return secret === true || kind === 'vin' || kind === 'vins';
}

// A VIN has letters and digits, never I, O or Q; an EIN is written 12-3456789, a Social Security number 123-45-6789.
const numbers = /\b(?=[A-Z]*\d)(?=\d*[A-Z])[A-HJ-NPR-Z0-9]{17}\b|\b\d{2}-\d{7}\b|\b\d{3}-\d{2}-\d{4}\b/gi;

export function maskNumbersIn(text: string): string {
  return text.replace(numbers, maskSecret);
}
