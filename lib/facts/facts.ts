import { agencyOf, known, seen } from './checks.ts';
import type { Fact, FactId } from './fact.ts';

type Grading = typeof seen;

function row(state: string, id: FactId, value: number, unit: Fact['unit'], grading: Grading, from: string | null = null): Fact {
  return { id, value, unit, state, from, to: null, source: agencyOf(state), ...grading };
}

type Limits = readonly [perPerson: number, perCrash: number, property: number];

function limits(state: string, kind: 'min' | 'fr44', [person, crash, property]: Limits, grading: Grading, from: string | null = null): Fact[] {
  return [
    row(state, `${kind}PerPerson`, person * 1000, 'usd', grading, from),
    row(state, `${kind}PerCrash`, crash * 1000, 'usd', grading, from),
    row(state, `${kind}Property`, property * 1000, 'usd', grading, from),
  ];
}

function workersComp(id: FactId, value: number, unit: Fact['unit']): Fact {
  return { ...row('FL', id, value, unit, seen), source: 'Florida Division of Workers’ Compensation' };
}

function drivingHours(id: FactId, value: number, unit: Fact['unit']): Fact {
  return { ...row('US', id, value, unit, seen), asOf: '2026-11-21', source: 'Federal Motor Carrier Safety Administration, 49 CFR 395.3' };
}

export const facts: readonly Fact[] = [
  ...limits('FL', 'min', [10, 20, 10], seen),
  ...limits('FL', 'fr44', [100, 300, 50], seen),
  row('FL', 'minPip', 10_000, 'usd', seen),
  row('FL', 'sr22Years', 3, 'years', seen),
  row('FL', 'fr44Years', 3, 'years', seen),
  row('FL', 'reinstatementFirst', 150, 'usd', seen),
  row('FL', 'reinstatementSecond', 250, 'usd', seen),
  row('FL', 'reinstatementLater', 500, 'usd', seen),
  row('FL', 'lapseReportDays', 10, 'days', seen),
  {
    ...row('FL', 'duiReviewDays', 10, 'days', seen),
    asOf: '2026-11-21',
    source: 'Florida Department of Highway Safety and Motor Vehicles, Rule 15A-6.006',
  },
  ...limits('VA', 'min', [50, 100, 25], seen, '2025-01-01'),
  ...limits('VA', 'fr44', [100, 200, 50], seen, '2025-01-01'),
  { ...row('VA', 'uninsuredFee', 0, 'usd', known, '2024-07-01'), asOf: '2026-11-21' },
  ...limits('GA', 'min', [25, 50, 25], seen),
  row('GA', 'sr22Years', 3, 'years', seen),
  row('GA', 'sr22PrepaidMonths', 6, 'months', seen),
  ...limits('AL', 'min', [25, 50, 25], seen),
  row('AL', 'sr22Years', 3, 'years', known),
  ...limits('SC', 'min', [25, 50, 25], known),
  row('SC', 'sr22Years', 3, 'years', seen),
  ...limits('NC', 'min', [50, 100, 50], seen, '2025-07-01'),
  ...limits('TN', 'min', [25, 50, 25], known),
  row('TN', 'sr22Years', 5, 'years', seen),
  row('TN', 'sr22EarliestMonths', 36, 'months', seen),
  ...limits('KY', 'min', [25, 50, 25], seen),
  ...limits('MS', 'min', [25, 50, 25], known),
  row('MS', 'sr22Years', 3, 'years', known),
  ...limits('LA', 'min', [15, 30, 25], seen),
  row('LA', 'sr22Years', 3, 'years', known),
  workersComp('workersCompConstruction', 1, 'people'),
  workersComp('workersCompOther', 4, 'people'),
  workersComp('exemptionOwnership', 10, 'percent'),
  workersComp('exemptionConstruction', 3, 'people'),
  workersComp('exemptionYears', 2, 'years'),
  row('US', 'truckLight', 300_000, 'usd', seen),
  row('US', 'truckLightPounds', 10_001, 'pounds', seen),
  row('US', 'truckGeneral', 750_000, 'usd', seen),
  row('US', 'truckOil', 1_000_000, 'usd', seen),
  row('US', 'truckHazmat', 5_000_000, 'usd', seen),
  row('US', 'busSmall', 1_500_000, 'usd', seen),
  row('US', 'busSmallSeats', 15, 'seats', seen),
  row('US', 'busLarge', 5_000_000, 'usd', seen),
  row('US', 'busLargeSeats', 16, 'seats', seen),
  drivingHours('hosDriving', 11, 'hours'),
  drivingHours('hosWindow', 14, 'hours'),
  drivingHours('hosOff', 10, 'hours'),
  drivingHours('hosBreakAfter', 8, 'hours'),
  drivingHours('hosBreakMinutes', 30, 'minutes'),
  drivingHours('hosWeekShort', 60, 'hours'),
  drivingHours('hosWeekShortDays', 7, 'days'),
  drivingHours('hosWeekLong', 70, 'hours'),
  drivingHours('hosWeekLongDays', 8, 'days'),
  drivingHours('hosRestart', 34, 'hours'),
];
