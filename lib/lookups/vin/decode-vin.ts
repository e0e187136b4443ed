import 'server-only';
import { checkDigitOf } from './check-digit.ts';
import { decodeVehicle, type Vehicle } from './decode-vehicle.ts';

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
