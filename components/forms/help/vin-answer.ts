import { ask } from './field-finder.ts';

/** What the look-up of a VIN says; `suggestion` where it holds letters that no VIN has. */
export type VinAnswer = { year?: number; make?: string; model?: string; checkDigit?: string; suggestion?: { vin: string } };

export function askVin(vin: string, signal: AbortSignal): Promise<VinAnswer | undefined> {
  return ask<VinAnswer>('/api/vin', signal, { vin });
}

/** `2003 Honda Accord`, as far as it is known. */
export function carName({ year, make, model }: VinAnswer): string {
  return [year, make, model].filter(Boolean).join(' ');
}
