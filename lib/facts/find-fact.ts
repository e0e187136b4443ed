import type { Fact, FactId } from './fact.ts';
import { facts } from './facts.ts';

/** The fact in force in a state on a day (YYYY-MM-DD), if any: Kentucky has no SR-22. */
export function findFact(id: FactId, state: string, day: string): Fact | undefined {
  return facts.find(
    (fact) => fact.id === id && fact.state === state && (fact.from === null || fact.from <= day) && (fact.to === null || day <= fact.to),
  );
}

/** The value of a required fact; throws without one. Money in US dollars, terms in years or days. */
export function factValue(id: FactId, state: string, day: string): number {
  const fact = findFact(id, state, day);
  if (!fact) throw new Error(`No fact ${id} for ${state} on ${day} in lib/facts/facts.ts`);
  return fact.value;
}
