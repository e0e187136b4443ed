import type { Fact, FactId } from './fact.ts';

/** Whether a row is in force on a day (YYYY-MM-DD). */
export function isInForce({ from, to }: Pick<Fact, 'from' | 'to'>, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

/** The row in force in a state on a day (YYYY-MM-DD). */
export function factIn(rows: readonly Fact[], id: FactId, state: string, day: string): Fact | undefined {
  return rows.find((fact) => fact.id === id && fact.state === state && isInForce(fact, day));
}
