import { agencyOf, known, seen } from './checks.ts';
import type { Check } from './fact.ts';

/** Certificates that a state can order. */
export type StateFiling = 'sr-22' | 'sr-22a' | 'fr-44' | 'dl-123';

/** Choices of the field `filingNeeded`, by the slug that is stored and sent. */
export type FilingId = 'none' | StateFiling | 'sr-22-other-state' | 'fr-44-other-state' | 'not-sure';

/** A state's filings; empty when it has none. */
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

/** All choices, for a schema; `filingsFor` selects those of a state. */
export const filingIds: readonly FilingId[] = ['none', 'sr-22', 'sr-22a', 'fr-44', 'dl-123', 'sr-22-other-state', 'fr-44-other-state', 'not-sure'];

export function filingRowOf(state: string): FilingRow | undefined {
  return filingRows.find((entry) => entry.state === state);
}

/**
 * Filings that a resident may need, `none` first and `not-sure` last. Another state may have ordered one, also for residents of Kentucky and North
 * Carolina. Empty for a state that is not served.
 */
export function filingsFor(state: string): readonly FilingId[] {
  const filings = filingRowOf(state)?.filings;
  return filings ? ['none', ...filings, 'sr-22-other-state', 'fr-44-other-state', 'not-sure'] : [];
}
