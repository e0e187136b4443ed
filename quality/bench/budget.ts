import type { Weight } from './weigh.ts';

const kb = 1024;

/** Bytes in gzip before the first touch, and so without React and Next. */
const budget = { contentPageScript: 6 * kb, formPageScript: 16 * kb, styles: 12 * kb, page: 200 * kb } as const;

/** Times in ms, memory in MB, the others ratios. */
export const limits = {
  /** A compared document in brotli, with its own rules: it arrives in two round trips (`docs/decisions/page-rules.md`). */
  documentBytes: 18.75 * kb,
  layoutShift: 0.001,
  interaction: 99,
  /** Milliseconds that an interaction may take beyond the same page without script, where that page is slow too, as on a slow machine. */
  interactionBeyondNoScript: 40,
  /** Visits of a hundred with a slow key (`first-keys.ts`), minus those of the same page without script. */
  slowKeyVisits: 5,
  /** All scripts and their data, also those that come after the first touch. */
  formScriptHydrated: 150 * kb,
  scriptHydrated: 140 * kb,
  paintOverPlainFile: 1.15,
  /** Over a network profile: the first and the largest paint, relative to a page without scripts and fonts, and to other frameworks. */
  networkOverStripped: 1.1,
  networkOverPeer: 1,
  requestsOfLinkedPage: 2,
  firstFieldOverPlainFile: 1.3,
  performance: 99,
  otherScores: 100,
  documentsOverNext: 15,
  documentsOverPlainFile: 0.5,
  concurrentP99OverNext: 1 / 3,
  megabytes: 350,
  /**
   * The bare handler responds in a tenth of a millisecond and waits for no disk. A lead is parsed, checked, sealed, synced and mailed;
   * PostgreSQL also takes several round trips.
   */
  leadsOverBare: 0.25,
  leadsPerSecond: 600,
  leadP99: 300,
  leadP50OverBare: 6,
  postgresLeadP50OverBare: 9,
  /** Pages of the desk over 20,000 leads. */
  deskInboxP95: 50,
  deskLeadP95: 30,
  deskArrivalP95: 1000,
} as const;

export type Figure = { label: string; value: number | undefined; max?: number; min?: number };

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(3))));

/** A sentence for each figure that is out of its bounds or no number. Undefined figures were not measured. */
export function broken(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ label, value, max, min }) => {
    if (value === undefined) return [];
    if (max !== undefined && !(value <= max)) return `${label} ${shown(value)}, at most ${shown(max)}`;
    if (min !== undefined && !(value >= min)) return `${label} ${shown(value)}, at least ${shown(min)}`;
    return [];
  });
}

/** Bytes in gzip of everything a page loads before the first touch. */
export const totalOf = ({ bytes }: Weight): number => Object.values(bytes).reduce((sum, { gzip }) => sum + gzip, 0);

/** The bytes of a page and its budget. */
export function byteFigures(name: string, weight: Weight, hasForm: boolean): Figure[] {
  const script = hasForm ? budget.formPageScript : budget.contentPageScript;
  return [
    { label: `${name}: bytes of script`, value: weight.bytes.js.gzip, max: script },
    { label: `${name}: bytes of styles`, value: weight.bytes.css.gzip, max: budget.styles },
    { label: `${name}: bytes in all`, value: totalOf(weight), max: budget.page },
  ];
}

/** A line for each part of a page that is over its budget. */
export const brokenByteBudgets = (...page: Parameters<typeof byteFigures>): string[] => broken(byteFigures(...page));
