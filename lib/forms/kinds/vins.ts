import type { Kind } from './kind.ts';

/** 17 letters and digits without I, O and Q (49 CFR 565.13). */
const shape = /^[A-HJ-NPR-Z0-9]{17}$/;
const mostNamed = 10;

/** Several VINs, one a line or with any separator between; kept one a line. */
export const vins: Kind = {
  max: 2_000,
  clean: (typed) =>
    typed
      .toWellFormed()
      .toUpperCase()
      .split(/[^A-Z0-9-]+/)
      .map((one) => one.replaceAll('-', ''))
      .filter(Boolean)
      .join('\n'),
  problem: (answer) => (answer.split('\n').every((one) => shape.test(one)) ? undefined : 'vins'),
};

/** The rows of a typed list that are no VINs, each with its place, what stands there, and how many characters that are. */
export function wrongVins(typed: string): string {
  const rows = vins.clean(typed).split('\n');
  const wrong = rows.flatMap((one, index) => (shape.test(one) ? [] : [`${index + 1}: ${one.slice(0, 24)} (${one.length})`]));
  return wrong.slice(0, mostNamed).join(', ') + (wrong.length > mostNamed ? ' …' : '');
}
