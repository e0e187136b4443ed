import { lookUp } from './field-finder.ts';

/** `suggestion`: the VIN with 1 and 0 in place of I, O and Q, which no VIN contains. */
export type VinDetails = { year?: number; make?: string; model?: string; checkDigit?: string; suggestion?: { vin: string } };

export function lookUpVin(vin: string, signal: AbortSignal): Promise<VinDetails | undefined> {
  return lookUp<VinDetails>('/api/vin', signal, { vin });
}

export function carName({ year, make, model }: VinDetails): string {
  return [year, make, model].filter(Boolean).join(' ');
}
