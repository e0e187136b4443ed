import type { Fact, FactId } from './fact.ts';

/** The row in force in a state on a day (YYYY-MM-DD). */
export function factIn(rows: readonly Fact[], id: FactId, state: string, day: string): Fact | undefined {
  return rows.find(
    (fact) => fact.id === id && fact.state === state && (fact.from === null || fact.from <= day) && (fact.to === null || day <= fact.to),
  );
}
