import { readdirSync, readFileSync } from 'node:fs';

/** What a process holds at a moment: resident memory in MB and open handles. From /proc, so on Linux alone. */
export type ProcessSize = { megabytes: number; handles: number };

export function sizeOf(pid: number): ProcessSize {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return { megabytes: kilobytes / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const middle = (sizes: readonly ProcessSize[]): ProcessSize => ({
  megabytes: Math.round(median(sizes.map(({ megabytes }) => megabytes))),
  handles: median(sizes.map(({ handles }) => handles)),
});

/** The middle of the first tenth and of the last tenth of what was seen once the first sixth, the warm-up, was over. */
export function growthOf(sizes: readonly ProcessSize[]): { before: ProcessSize; after: ProcessSize } {
  const warm = sizes.slice(Math.floor(sizes.length / 6));
  const tenth = Math.max(1, Math.floor(warm.length / 10));
  return { before: middle(warm.slice(0, tenth)), after: middle(warm.slice(-tenth)) };
}
