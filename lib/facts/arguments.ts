import { today } from './day.ts';
import { factValue } from './find-fact.ts';

export type FactArguments = ReturnType<typeof factArguments>;

/**
 * The figures that every message may name, for a regional locale such as `es-US`: money formatted, terms as numbers.
 * `day` (YYYY-MM-DD) is the day whose law is meant, today unless told.
 */
export function factArguments(locale: string, day = today()) {
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  return {
    fr44PerPerson: dollars.format(factValue('fr44PerPerson', 'FL', day)),
    fr44PerCrash: dollars.format(factValue('fr44PerCrash', 'FL', day)),
    fr44Property: dollars.format(factValue('fr44Property', 'FL', day)),
    vaFr44PerPerson: dollars.format(factValue('fr44PerPerson', 'VA', day)),
    vaFr44PerCrash: dollars.format(factValue('fr44PerCrash', 'VA', day)),
    vaFr44Property: dollars.format(factValue('fr44Property', 'VA', day)),
    sr22YearsFlorida: factValue('sr22Years', 'FL', day),
  };
}
