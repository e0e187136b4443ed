import type { Kind } from './kind.ts';

/** 17 letters and digits without I, O and Q (49 CFR 565.13). */
const shape = /^[A-HJ-NPR-Z0-9]{17}$/;
const maxNamed = 10;

/** Any separator; stored one a line. */
export const vins: Kind = {
  max: 2_000,
  clean: (typed) =>
    typed
      .toWellFormed()
      .toUpperCase()
      .split(/[^A-Z0-9-]+/)
      .map((row) => row.replaceAll('-', ''))
      .filter(Boolean)
      .join('\n'),
  problem: (value) => (value.split('\n').every((row) => shape.test(row)) ? undefined : 'vins'),
};

/** The wrong rows for a message, `2: 1FTEX12345 (10)`: row, text, length. At most ten. */
export function wrongVins(typed: string): string {
  const rows = vins.clean(typed).split('\n');
  const wrong = rows.flatMap((row, index) => (shape.test(row) ? [] : [`${index + 1}: ${row.slice(0, 24)} (${row.length})`]));
  return wrong.slice(0, maxNamed).join(', ') + (wrong.length > maxNamed ? ' …' : '');
}
