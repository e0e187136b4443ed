import 'server-only';
import { agency } from '#lib/site/agency.ts';
import { stateOfZip } from '#lib/site/state-of-zip.ts';
import { zipTable } from './table.ts';

export type ZipAnswer =
  | { source: 'built-in'; found: true; zip: string; city: string; state: string; county: string; licensed: true }
  /** Not in the table. The state, from the first digits, decides whether the agency may serve it. */
  | { source: 'built-in'; found: false; zip: string; state?: string; licensed: boolean };

const states: readonly string[] = agency.states;

/** City, state and county of a ZIP code in the licensed states; elsewhere only the state. */
export function findZip(zip: string): ZipAnswer {
  const row = zipTable().byZip.get(zip);
  if (row) return { source: 'built-in', found: true, ...row, licensed: true };
  const state = stateOfZip(zip);
  return { source: 'built-in', found: false, zip, ...(state && { state }), licensed: state !== undefined && states.includes(state) };
}
