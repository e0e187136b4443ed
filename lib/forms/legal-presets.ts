import type { Field } from './form-definition.ts';
import { legalOptions } from './legal.ts';
import type { Posted } from './posted.ts';

/**
 * The preset of a field if it is legal for the posted state and filing, else the lowest legal limit; undefined for a filing that the state does not
 * have.
 */
export function legalPreset(field: Field, posted: Posted): string | undefined {
  const { preset, legalRule } = field;
  const legal = preset === undefined ? undefined : legalOptions(field, posted);
  if (preset === undefined || !legal || legal.includes(preset)) return preset;
  return legalRule === 'filing' ? undefined : legal[0];
}
