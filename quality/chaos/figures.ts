import type { Loaded } from './load.ts';
import type { Measured } from './measure.ts';
import type { Soaked } from './soak.ts';

export type TestFigures = { passed: number; failed: number; skipped: number };

/** The last figures of each part, as kept in docs/reliability.json. */
export type ReliabilityFigures = {
  /** Day and processors of the last run of each part. */
  runs: Partial<Record<'faults' | 'soak' | 'load' | 'tests' | 'observatory', string>>;
  faults: Record<string, Measured | { skipped: string }>;
  soak?: Soaked;
  load?: Loaded[];
  /** By Mozilla's HTTP Observatory: how many pages, and their lowest score. */
  observatory?: { pages: number; minScore: number };
  /** By the file of the test. */
  tests: Record<string, TestFigures>;
};
