import { type Fact, type FactId, factIn } from './fact.ts';
import { businessRows } from './business-rows.ts';
import { limitRows } from './limit-rows.ts';
import { stateLaws } from './state-laws.ts';

/** All figures of law. Limits are in limit-rows.ts, business rules in business-rows.ts, everything else in states/. */
export const facts: readonly Fact[] = [...limitRows, ...Object.values(stateLaws).flatMap((law) => law.facts), ...businessRows];

/** The fact in force in a state on a day (YYYY-MM-DD), if any: Kentucky has no SR-22. */
export function findFact(id: FactId, state: string, day: string): Fact | undefined {
  return factIn(facts, id, state, day);
}
