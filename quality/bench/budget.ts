import type { Weight } from './weigh.ts';

const kb = 1024;

/** What a server sends before it waits to be told that it has arrived: a document of brotli with its own rules fits in it. */
const firstBytes = 17 * kb;

/** Bytes in gzip before the first touch. The framework comes after it, so that even a bare page's is in none of them. */
const budget = { plainPageScript: 6 * kb, formPageScript: 16 * kb, styles: 12 * kb, page: 200 * kb } as const;

/** Times in ms, memory in MB, and how many times what is beside it a figure may or must be. */
export const limits = {
  firstBytes,
  layoutShift: 0.001,
  interaction: 99,
  paintOverPlain: 1.15,
  firstFieldOverPlain: 1.3,
  performance: 99,
  otherScores: 100,
  documentsOverNext: 15,
  documentsOverPlain: 0.5,
  crowdedP99OverNext: 1 / 3,
  megabytes: 350,
  leadsOverBare: 0.5,
  leadsPerSecond: 600,
  leadP99: 300,
  leadP50OverBare: 4,
} as const;

export type Figure = { what: string; is: number | undefined; most?: number; least?: number };

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(3))));

/** A line for each figure that is out of its bounds or could not be measured. What is undefined was not asked for. */
export function broken(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ what, is, most, least }) => {
    if (is === undefined) return [];
    if (most !== undefined && !(is <= most)) return `${what} ${shown(is)}, at most ${shown(most)}`;
    if (least !== undefined && !(is >= least)) return `${what} ${shown(is)}, at least ${shown(least)}`;
    return [];
  });
}

/** Bytes of everything a page loads before it is touched, as gzip sends them. */
export const totalOf = ({ bytes }: Weight): number => Object.values(bytes).reduce((sum, { gzip }) => sum + gzip, 0);

/** What a page spends over its budget of bytes, one line each; nothing when it keeps to it. */
export function overspent(name: string, weight: Weight, hasForm: boolean): string[] {
  const script = hasForm ? budget.formPageScript : budget.plainPageScript;
  return broken([
    { what: `${name}: bytes of script`, is: weight.bytes.js.gzip, most: script },
    { what: `${name}: bytes of styles`, is: weight.bytes.css.gzip, most: budget.styles },
    { what: `${name}: bytes in all`, is: totalOf(weight), most: budget.page },
  ]);
}
