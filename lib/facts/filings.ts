import { agencyOf, known, seen } from './checks.ts';
import type { Check } from './fact.ts';

/** The certificates that a state itself can ask of a driver. */
export type StateFiling = 'sr-22' | 'sr-22a' | 'fr-44' | 'dl-123';

/** What a visitor may answer to "filing needed", by the slug that is stored and sent. */
export type FilingId = 'none' | StateFiling | 'sr-22-other-state' | 'fr-44-other-state' | 'not-sure';

/** A state and its filings; an empty list says that the state has none. */
export type FilingRow = Check & { state: string; filings: readonly StateFiling[] };

function row(state: string, filings: readonly StateFiling[], grading = seen): FilingRow {
  return { state, filings, source: agencyOf(state), ...grading };
}

export const filingRows: readonly FilingRow[] = [
  row('FL', ['sr-22', 'fr-44']),
  row('GA', ['sr-22a']),
  row('AL', ['sr-22'], known),
  row('SC', ['sr-22']),
  row('NC', ['dl-123']),
  row('TN', ['sr-22']),
  row('KY', []),
  row('VA', ['sr-22', 'fr-44']),
  row('MS', ['sr-22'], known),
  row('LA', ['sr-22'], known),
];

/** All answers there are, for a schema; `filingsFor` tells which of them a state's resident is offered. */
export const filingIds: readonly FilingId[] = ['none', 'sr-22', 'sr-22a', 'fr-44', 'dl-123', 'sr-22-other-state', 'fr-44-other-state', 'not-sure'];

/** The state's row with its source and date; undefined for a state that we do not serve. */
export function filingRowOf(state: string): FilingRow | undefined {
  return filingRows.find((entry) => entry.state === state);
}

/**
 * The filings that a resident of a state can need, `none` first and `not-sure` last. An order may also come from another
 * state, which a resident of Kentucky or North Carolina needs as much as anyone. Empty for a state that we do not serve.
 */
export function filingsFor(state: string): readonly FilingId[] {
  const filings = filingRowOf(state)?.filings;
  return filings ? ['none', ...filings, 'sr-22-other-state', 'fr-44-other-state', 'not-sure'] : [];
}
