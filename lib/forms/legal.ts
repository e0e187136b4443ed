import { filingIds, filingsFor } from '#lib/facts/filings.ts';
import { bodilyInjuryOptions, pipFor, propertyDamageOptions } from '#lib/facts/limits.ts';
import { agencyDay } from '#lib/site/agency-day.ts';
import { stateOfZip } from '#lib/site/state-of-zip.ts';
import { agency } from '#lib/site/agency.ts';
import { type Posted, postedValue, textOfPosted } from './posted.ts';
import type { Field } from './form-definition.ts';
import type { ProblemCode } from './kinds/kind.ts';

export const offeredFilings = filingIds.filter((id) => agency.states.some((state) => filingsFor(state).includes(id)));

export const asksPip = agency.states.some((state) => pipFor(state) !== undefined);

const textOf = (posted: Posted, name: string): string => textOfPosted(postedValue(posted, name));

/** The visitor's state: that of the field `state`, else that of the ZIP code; undefined while neither is valid. */
export function residence(posted: Posted): string | undefined {
  const chosen = textOf(posted, 'state').toUpperCase();
  if (/^[A-Z]{2}$/.test(chosen)) return chosen;
  const zip = textOf(posted, 'zipCode');
  return /^\d{5}$/.test(zip) ? stateOfZip(zip) : undefined;
}

/** PIP is asked only where the state has it, or while the state is unknown. */
export function isAskedByLegalRule(field: Field, posted: Posted): boolean {
  const state = residence(posted);
  return field.legalRule !== 'pip' || state === undefined || pipFor(state) !== undefined;
}

/**
 * The choices that are legal for the visitor's state and filing; undefined where no legal rule applies or the state is unknown or not served. `day`
 * is YYYY-MM-DD.
 */
export function legalOptions(field: Field, posted: Posted, day = agencyDay()): readonly string[] | undefined {
  const state = residence(posted);
  if (!field.legalRule || !state) return undefined;
  const filings = filingsFor(state);
  if (field.legalRule === 'filing') return filings.length > 0 ? filings : undefined;
  const chosen = textOf(posted, 'filingNeeded');
  const filing = filings.some((id) => id === chosen) ? chosen : '';
  const options =
    field.legalRule === 'bodilyInjury'
      ? bodilyInjuryOptions(state, filing, day)
      : field.legalRule === 'propertyDamage'
        ? propertyDamageOptions(state, filing, day)
        : [];
  return options.length > 0 ? options : undefined;
}

const amounts = (limit: string): number[] => limit.split('/').map(Number);

/** Why a choice is not legal: no such filing in the state, below the minimum, or sold only for a filing. */
export function legalProblem(field: Field, value: string, posted: Posted): ProblemCode | undefined {
  const legal = legalOptions(field, posted);
  if (!legal || legal.includes(value)) return undefined;
  if (field.legalRule === 'filing') return 'filing_state';
  const lowest = amounts(legal[0] ?? '');
  return amounts(value).every((amount, part) => amount >= (lowest[part] ?? 0)) ? 'not_sold' : 'below_minimum';
}

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
