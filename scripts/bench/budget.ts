import type { Weight } from './weigh.ts';

const kb = 1024;

/** Bytes in gzip. Client code is what comes over the bare page's, before the first touch. */
export const budget = { plainPageScript: 6 * kb, formPageScript: 16 * kb, styles: 12 * kb } as const;

/** What a page spends over its budget, one line each; nothing when it keeps to it. */
export function overspent(name: string, weight: Weight, floor: Weight, hasForm: boolean): string[] {
  const parts = [
    {
      what: 'script over the bare page',
      spent: weight.bytes.js.gzip - floor.bytes.js.gzip,
      most: hasForm ? budget.formPageScript : budget.plainPageScript,
    },
    { what: 'styles', spent: weight.bytes.css.gzip, most: budget.styles },
  ];
  return parts.filter(({ spent, most }) => spent > most).map(({ what, spent, most }) => `${name}: ${what} ${spent} bytes, budget ${most}`);
}
