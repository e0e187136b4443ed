import type { Field } from './field.ts';
import type { FormDefinition } from './form-definition.ts';
import { legalOptions } from './legal.ts';
import { type Posted, postedValue } from './posted.ts';

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

/**
 * A post without JavaScript in which a preset that the visitor did not change is the lowest legal limit of the posted state: the page was built without
 * knowing the state.
 */
export function withLegalPresets(form: FormDefinition | undefined, posted: Posted): Posted {
  const unchanged =
    form?.fields.filter(({ name, legalRule, preset: value }) => legalRule && value !== undefined && postedValue(posted, name) === value) ?? [];
  const raised = unchanged.map((field) => [field.name, legalPreset(field, posted) ?? '']);
  return raised.length > 0 ? { ...posted, ...Object.fromEntries(raised) } : posted;
}
