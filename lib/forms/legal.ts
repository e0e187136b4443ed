import { filingsFor } from '../facts/filings.ts';
import { bodilyInjuryOptions, pipFor, propertyDamageOptions } from '../facts/limit-options.ts';
import { agencyDay } from '../site/agency-day.ts';
import { stateOfZip } from '../site/state-of-zip.ts';
import { type Posted, postedValue, textOfPosted } from './posted.ts';
import type { Field } from './field.ts';
import type { ProblemCode } from './kinds/kind.ts';

const textOf = (posted: Posted, name: string): string => textOfPosted(postedValue(posted, name));

/** The day in the agency's time zone, YYYY-MM-DD: laws change by the day. */
export function legalDay(now = Date.now()): string {
  return agencyDay(now);
}

/** The state that a visitor lives in: the one they chose, else the one of their ZIP code; undefined where neither tells. */
export function residence(posted: Posted): string | undefined {
  const chosen = textOf(posted, 'state').toUpperCase();
  if (/^[A-Z]{2}$/.test(chosen)) return chosen;
  const zip = textOf(posted, 'zipCode');
  return /^\d{5}$/.test(zip) ? stateOfZip(zip) : undefined;
}

/** Whether what a field depends on in law is there: PIP is asked in Florida only. Where no state is known it is asked. */
export function isAskedByLegalRule(field: Field, posted: Posted): boolean {
  const state = residence(posted);
  return field.legalRule !== 'pip' || state === undefined || pipFor(state) !== undefined;
}

/**
 * The choices of a field that the law of the visitor's state and filing leaves; undefined where the law does not narrow
 * them: the field has nothing to do with it, or the state is not known or not one of ours.
 */
export function legalOptions(field: Field, posted: Posted, day = legalDay()): readonly string[] | undefined {
  const state = residence(posted);
  if (!field.legalRule || !state) return undefined;
  const filings = filingsFor(state);
  if (field.legalRule === 'filing') return filings.length > 0 ? filings : undefined;
  const answered = textOf(posted, 'filingNeeded');
  const filing = filings.some((id) => id === answered) ? answered : '';
  const options =
    field.legalRule === 'bodilyInjury'
      ? bodilyInjuryOptions(state, filing, day)
      : field.legalRule === 'propertyDamage'
        ? propertyDamageOptions(state, filing, day)
        : [];
  return options.length > 0 ? options : undefined;
}

const amounts = (limit: string): number[] => limit.split('/').map(Number);

/** What the law says against a choice that is one of the field's own: no such filing there, too low a limit, or one that is sold for a filing alone. */
export function legalProblem(field: Field, answer: string, posted: Posted): ProblemCode | undefined {
  const legal = legalOptions(field, posted);
  if (!legal || legal.includes(answer)) return undefined;
  if (field.legalRule === 'filing') return 'filing_state';
  const lowest = amounts(legal[0] ?? '');
  return amounts(answer).every((amount, part) => amount >= (lowest[part] ?? 0)) ? 'not_sold' : 'below_minimum';
}
