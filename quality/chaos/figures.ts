import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import type { Loaded } from './load.ts';
import type { Measured } from './measure.ts';
import type { Soaked } from './soak.ts';

export type TestFigures = { passed: number; failed: number; skipped: number };

/** What the commands have measured last, each its own part. */
export type ReliabilityFigures = {
  /** Day and processors of the last run of each part. */
  runs: Partial<Record<'faults' | 'soak' | 'load' | 'tests' | 'graded', string>>;
  faults: Record<string, Measured | { skipped: string }>;
  soak?: Soaked;
  load?: Loaded[];
  /** By Mozilla's HTTP Observatory: how many pages, and the least of their scores. */
  graded?: { pages: number; least: number };
  /** By the file of the test. */
  tests: Record<string, TestFigures>;
};

export const root = resolve(import.meta.dirname, '../..');
const file = join(root, 'docs', 'reliability.json');

function readFigures(): ReliabilityFigures {
  const kept: Partial<ReliabilityFigures> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { ...kept, runs: kept.runs ?? {}, faults: kept.faults ?? {}, tests: kept.tests ?? {} };
}

/** Adds what one command has measured to what the others have; answers all of it. */
export function keepFigures(measured: Partial<Omit<ReliabilityFigures, 'runs'>>): ReliabilityFigures {
  const kept = readFigures();
  const run = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors, Node ${process.versions.node}`;
  const figures = {
    ...kept,
    ...measured,
    runs: { ...kept.runs, ...Object.fromEntries(Object.keys(measured).map((part) => [part, run])) },
    faults: { ...kept.faults, ...measured.faults },
    tests: { ...kept.tests, ...measured.tests },
  };
  writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
  return figures;
}
