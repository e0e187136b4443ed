import type { Sent } from './client.ts';

/** Responses by status and error, and the times of the accepted ones in milliseconds. */
export type Figures = { requests: number; perSecond: number; outcomes: Record<string, number>; p50: number; p99: number; max: number };

const rounded = (value: number): number => Math.round(value * 10) / 10;

export function figuresOf(sent: readonly Pick<Sent, 'outcome' | 'ms'>[], seconds: number): Figures {
  const times = sent.flatMap(({ outcome, ms }) => (outcome === 200 || outcome === 201 ? ms : [])).sort((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN);
  const outcomes: Record<string, number> = {};
  for (const { outcome } of sent) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return { requests: sent.length, perSecond: rounded(times.length / seconds), outcomes, p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** Runs a load and returns its figures over its duration. */
export async function measureFigures<T extends Pick<Sent, 'outcome' | 'ms'>>(load: Promise<T[]>): Promise<{ sent: T[]; figures: Figures }> {
  const start = performance.now();
  const sent = await load;
  return { sent, figures: figuresOf(sent, (performance.now() - start) / 1000) };
}

/** The value below which a share of all values is, such as 0.95; NaN where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** The median; NaN where there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** The median of each number over several runs of the same shape. */
export function medianOf<K extends string>(runs: readonly Readonly<Record<K, number>>[], names: readonly K[]): Record<K, number>;
export function medianOf(runs: readonly Readonly<Record<string, number>>[], names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]));
}
