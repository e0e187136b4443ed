import { kinds } from '../kinds/registry.ts';

export type LicenseShape = { letters: 0 | 1; minDigits: number; maxDigits: number };

/** Shapes of driver's license numbers. General knowledge as of 2026-11, to be reviewed by 2027-06: for hints, not for problems. */
export const licenseShapes: Readonly<Record<string, readonly LicenseShape[]>> = {
  FL: [{ letters: 1, minDigits: 12, maxDigits: 12 }],
  GA: [{ letters: 0, minDigits: 7, maxDigits: 9 }],
  AL: [{ letters: 0, minDigits: 7, maxDigits: 8 }],
  SC: [{ letters: 0, minDigits: 5, maxDigits: 11 }],
  NC: [{ letters: 0, minDigits: 1, maxDigits: 12 }],
  TN: [{ letters: 0, minDigits: 7, maxDigits: 9 }],
  KY: [
    { letters: 1, minDigits: 8, maxDigits: 9 },
    { letters: 0, minDigits: 9, maxDigits: 9 },
  ],
  VA: [
    { letters: 1, minDigits: 8, maxDigits: 11 },
    { letters: 0, minDigits: 9, maxDigits: 9 },
  ],
  MS: [{ letters: 0, minDigits: 9, maxDigits: 9 }],
  LA: [{ letters: 0, minDigits: 1, maxDigits: 9 }],
};

function fits(number: string, { letters, minDigits, maxDigits }: LicenseShape): boolean {
  return new RegExp(`^[A-Z]{${letters}}\\d{${minDigits},${maxDigits}}$`).test(number);
}

/** The shapes of a state's license numbers where the typed number has none of them; else undefined. */
export function licenseHint(state: string, text: string): readonly LicenseShape[] | undefined {
  const number = text.replace(/[\s.-]/g, '').toUpperCase();
  const shapes = licenseShapes[state];
  if (number === '' || !shapes || /^(?:NONE|FOREIGN)$/.test(number)) return undefined;
  return shapes.some((shape) => fits(number, shape)) ? undefined : shapes;
}

/** The usual format of a phone number or EIN, `(305) 555-0142` or `12-3456789`; undefined where it was typed so or is invalid. */
export function usualFormat(kind: 'phone' | 'ein', input: string): string | undefined {
  const { normalize, problem, show } = kinds[kind];
  const value = normalize(input);
  if (value === '' || problem?.(value, { name: kind, kind, group: '' })) return undefined;
  const shown = show?.(value) ?? value;
  return shown === input.trim() ? undefined : shown;
}

const vinLength = 17;

export function countMissingVinCharacters(input: string): number {
  const count = input.replace(/[\s-]/g, '').length;
  return count === 0 ? 0 : Math.max(0, vinLength - count);
}
