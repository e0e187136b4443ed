import type { CountedFrom, Fact, FactId } from './fact.ts';
import type { StateFiling } from './filings.ts';
import { findFact } from './find-fact.ts';
import type { Decision } from './which-filing.ts';

/** How long a filing or proof stays, and the day from which the state counts. */
export type Term = { value: number; unit: 'years' | 'months' | 'days'; countedFrom: CountedFrom; fact: Fact };

function termOf(id: FactId, state: string, day: string): Term | undefined {
  const fact = findFact(id, state, day);
  if (!fact?.countedFrom || (fact.unit !== 'years' && fact.unit !== 'months' && fact.unit !== 'days')) return undefined;
  return { value: fact.value, unit: fact.unit, countedFrom: fact.countedFrom, fact };
}

/** The usual term of a filing on a day (YYYY-MM-DD), whatever its cause; undefined when only the state's letter sets it. */
export function termFor(state: string, filing: StateFiling, day: string): Term | undefined {
  if (filing === 'dl-123') return termOf('dl123Days', state, day);
  if (filing === 'fr-44') return termOf('fr44Years', state, day);
  return termOf('sr22Years', state, day);
}

/** The term of a decision: that of its cause, else the usual one of the filing that the letter names. */
export function termOfDecision({ outcome, state, rule }: Decision, day: string): Term | undefined {
  if (!state) return undefined;
  if (rule) return rule.term ? termOf(rule.term, state, day) : undefined;
  // The letter names a filing that no rule predicts, so only terms that never depend on the cause are known.
  return outcome === 'fr-44' || outcome === 'dl-123' ? termFor(state, outcome, day) : undefined;
}
