import type { Fact } from './fact.ts';
import type { FilingRow } from './filings.ts';
import { findFact } from './find-fact.ts';

/** The usual term of a filing in years, its start, and its earliest end. */
export type Term = { years: number; from: 'reinstatement' | 'suspension' | 'letter'; earliestMonths?: number; because: Fact };

/** The usual term on a day (YYYY-MM-DD); undefined when only the state's letter sets it. */
export function termFor(state: string, filing: FilingRow['filings'][number], day: string): Term | undefined {
  const because = findFact(filing === 'fr-44' ? 'fr44Years' : 'sr22Years', state, day);
  if (!because || filing === 'dl-123') return undefined;
  const earliest = findFact('sr22EarliestMonths', state, day);
  if (filing === 'fr-44') return { years: because.value, from: 'reinstatement', because };
  return { years: because.value, from: earliest ? 'suspension' : 'letter', ...(earliest ? { earliestMonths: earliest.value } : {}), because };
}
