import type { Fact, FactId } from './fact.ts';
import { facts } from './facts.ts';

/** The fact in force in a state on a day (YYYY-MM-DD), if any: Kentucky has no SR-22. */
export function findFact(id: FactId, state: string, day: string): Fact | undefined {
  return facts.find(
    (fact) => fact.id === id && fact.state === state && (fact.from === null || fact.from <= day) && (fact.to === null || day <= fact.to),
  );
}
