import 'server-only';
import { decodeVehicle, type Vehicle } from './decode-vehicle.ts';

/** Values of A to Z (49 CFR 565.15, table III); I, O and Q do not occur. */
const letterValues = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The required ninth character of a VIN (49 CFR 565.15(c)). */
export function checkDigitOf(vin: string): string {
  const sum = weights.reduce((total, weight, index) => {
    const code = vin.charCodeAt(index);
    return total + weight * (code >= 65 ? (letterValues[code - 65] ?? 0) : code - 48);
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

type Decoded = { vin: string; checkDigit: 'ok' | 'mismatch' };
export type VinAnswer = { source: 'built-in' } & (
  | (Decoded & Vehicle & { found: true })
  | (Decoded & { found: false })
  /** Contains letters that no VIN has; `suggestion` replaces them. */
  | { found: false; vin: string; suggestion: Decoded & Partial<Vehicle> }
);

const misread: Readonly<Record<string, string>> = { O: '0', I: '1', Q: '0' };

export function cleanVin(typed: string): string | undefined {
  const vin = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{17}$/.test(vin) ? vin : undefined;
}

function decode(vin: string): Decoded & Partial<Vehicle> {
  return { vin, checkDigit: checkDigitOf(vin) === vin[8] ? 'ok' : 'mismatch', ...decodeVehicle(vin) };
}

/** Decodes a normalized VIN offline. A wrong check digit is reported, not refused; O, I and Q lead to a suggestion with 0 and 1. */
export function decodeVin(vin: string): VinAnswer {
  const repaired = vin.replace(/[OIQ]/g, (letter) => misread[letter] ?? letter);
  const decoded = decode(repaired);
  if (repaired !== vin) return { source: 'built-in', found: false, vin, suggestion: decoded };
  const { make, ...rest } = decoded;
  return make === undefined ? { source: 'built-in', found: false, ...rest } : { source: 'built-in', found: true, ...rest, make };
}
