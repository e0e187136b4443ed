import type { Fact, FactId } from './fact.ts';
import { factIn } from './fact-in.ts';
import { facts } from './facts.ts';

/** The fact in force in a state on a day (YYYY-MM-DD), if any: Kentucky has no SR-22. */
export function findFact(id: FactId, state: string, day: string): Fact | undefined {
  return factIn(facts, id, state, day);
}
