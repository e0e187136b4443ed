/** The middle of what `pick` takes from each run; NaN where there are no runs. */
export function median<T>(runs: readonly T[], pick: (run: T) => number): number {
  const sorted = runs.map(pick).toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}
