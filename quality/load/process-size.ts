import { readdirSync, readFileSync } from 'node:fs';
import { median } from './figures.ts';

/** Resident memory in MB and open handles of a process. From /proc, so on Linux alone. */
export type ProcessSize = { megabytes: number; handles: number };

export function sizeOf(pid: number | undefined): ProcessSize {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return { megabytes: kilobytes / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/** Samples the memory of a process ten times a second. `stop` returns the largest memory in MB; undefined where the system does not report it. */
export function watchMemory(pid: number | undefined): { stop: () => number | undefined } {
  let maxMegabytes: number | undefined;
  const sample = () => {
    try {
      maxMegabytes = Math.max(maxMegabytes ?? 0, sizeOf(pid).megabytes);
    } catch {}
  };
  const timer = setInterval(sample, 100);
  return {
    stop() {
      clearInterval(timer);
      sample();
      return maxMegabytes;
    },
  };
}

const medianSize = (sizes: readonly ProcessSize[]): ProcessSize => ({
  megabytes: Math.round(median(sizes.map(({ megabytes }) => megabytes))),
  handles: Math.round(median(sizes.map(({ handles }) => handles))),
});

/** The medians of the first and of the last tenth of the samples that follow the first sixth, the warm-up. */
export function growthOf(sizes: readonly ProcessSize[]): { before: ProcessSize; after: ProcessSize } {
  const warm = sizes.slice(Math.floor(sizes.length / 6));
  const tenth = Math.max(1, Math.floor(warm.length / 10));
  return { before: medianSize(warm.slice(0, tenth)), after: medianSize(warm.slice(-tenth)) };
}
