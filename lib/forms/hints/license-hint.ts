/** So many letters, then from `fewest` to `most` digits. */
export type LicenseShape = { letters: 0 | 1; fewest: number; most: number };

/**
 * How driver's license numbers of the licensed states look, as the states' agencies and carriers commonly give it. General
 * knowledge, as of 2026-11, to be looked at again by 2027-06; good for a hint, never for a refusal.
 */
export const licenseShapes: Readonly<Record<string, readonly LicenseShape[]>> = {
  FL: [{ letters: 1, fewest: 12, most: 12 }],
  GA: [{ letters: 0, fewest: 7, most: 9 }],
  AL: [{ letters: 0, fewest: 7, most: 8 }],
  SC: [{ letters: 0, fewest: 5, most: 11 }],
  NC: [{ letters: 0, fewest: 1, most: 12 }],
  TN: [{ letters: 0, fewest: 7, most: 9 }],
  KY: [
    { letters: 1, fewest: 8, most: 9 },
    { letters: 0, fewest: 9, most: 9 },
  ],
  VA: [
    { letters: 1, fewest: 8, most: 11 },
    { letters: 0, fewest: 9, most: 9 },
  ],
  MS: [{ letters: 0, fewest: 9, most: 9 }],
  LA: [{ letters: 0, fewest: 1, most: 9 }],
};

function fits(number: string, { letters, fewest, most }: LicenseShape): boolean {
  return new RegExp(`^[A-Z]{${letters}}\\d{${fewest},${most}}$`).test(number);
}

/**
 * The shapes that a state's license numbers have, where a typed number has none of them; undefined where it fits, nothing was
 * typed, the state is not one of ours, or the visitor says that there is none or a foreign one. Never a reason to refuse.
 */
export function licenseHint(state: string, text: string): readonly LicenseShape[] | undefined {
  const number = text.replace(/[\s.-]/g, '').toUpperCase();
  const shapes = licenseShapes[state];
  if (number === '' || !shapes || /^(?:NONE|FOREIGN)$/.test(number)) return undefined;
  return shapes.some((shape) => fits(number, shape)) ? undefined : shapes;
}
