import type { Check } from './fact.ts';

export type CheckGroup = { grade: Check['grade']; asOf: string; sources: string[] };

/** Groups checks by grade and date, so that ten states need two sentences. */
export function groupChecks(checks: readonly Check[]): CheckGroup[] {
  const groups = Map.groupBy(checks, ({ grade, asOf }) => `${grade} ${asOf}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ grade: first.grade, asOf: first.asOf, sources: [...new Set(group.map(({ source }) => source))] }] : [];
  });
}
