import { type Fact, type FactId, findFactIn } from './fact.ts';
import { businessFacts } from './business-facts.ts';
import { limitFacts } from './limit-facts.ts';
import { stateLaws } from './state-laws.ts';

/** All figures of law. Limits are in limit-facts.ts, business rules in business-facts.ts, everything else in states/. */
export const facts: readonly Fact[] = [...limitFacts, ...Object.values(stateLaws).flatMap((law) => law.facts), ...businessFacts];

/** The fact in force in a state on a day (YYYY-MM-DD), if any: Kentucky has no SR-22. */
export function findFact(id: FactId, state: string, day: string): Fact | undefined {
  return findFactIn(facts, id, state, day);
}
