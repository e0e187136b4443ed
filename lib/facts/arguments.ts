import { today } from './day.ts';
import type { FactId } from './fact.ts';
import { factValue } from './find-fact.ts';

export type FactArguments = ReturnType<typeof factArguments>;

/**
 * The figures that every message may name, for a regional locale such as `es-US`: money formatted, terms as numbers.
 * `day` (YYYY-MM-DD) is the day whose law is meant, today unless told.
 */
export function factArguments(locale: string, day = today()) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const dollars = (id: FactId, state: string) => format.format(factValue(id, state, day));
  return {
    fr44PerPerson: dollars('fr44PerPerson', 'FL'),
    fr44PerCrash: dollars('fr44PerCrash', 'FL'),
    fr44Property: dollars('fr44Property', 'FL'),
    vaFr44PerPerson: dollars('fr44PerPerson', 'VA'),
    vaFr44PerCrash: dollars('fr44PerCrash', 'VA'),
    vaFr44Property: dollars('fr44Property', 'VA'),
    sr22YearsFlorida: factValue('sr22Years', 'FL', day),
    fr44YearsFlorida: factValue('fr44Years', 'FL', day),
    flMinPerPerson: dollars('minPerPerson', 'FL'),
    flMinPerCrash: dollars('minPerCrash', 'FL'),
    flMinProperty: dollars('minProperty', 'FL'),
    flMinPip: dollars('minPip', 'FL'),
    flFeeFirst: dollars('reinstatementFirst', 'FL'),
    flFeeSecond: dollars('reinstatementSecond', 'FL'),
    flFeeLater: dollars('reinstatementLater', 'FL'),
    flLapseReportDays: factValue('lapseReportDays', 'FL', day),
    flDuiReviewDays: factValue('duiReviewDays', 'FL', day),
    sr22FeeLow: dollars('sr22FeeLow', 'FL'),
    sr22FeeHigh: dollars('sr22FeeHigh', 'FL'),
    truckLight: dollars('truckLight', 'US'),
    truckGeneral: dollars('truckGeneral', 'US'),
    truckOil: dollars('truckOil', 'US'),
    truckHazmat: dollars('truckHazmat', 'US'),
    busSmall: dollars('busSmall', 'US'),
    busLarge: dollars('busLarge', 'US'),
    workersCompConstruction: factValue('workersCompConstruction', 'FL', day),
    workersCompOther: factValue('workersCompOther', 'FL', day),
    exemptionOwnership: factValue('exemptionOwnership', 'FL', day),
    exemptionConstruction: factValue('exemptionConstruction', 'FL', day),
    exemptionYears: factValue('exemptionYears', 'FL', day),
  };
}
