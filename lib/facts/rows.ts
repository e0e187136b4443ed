/** One figure of law or regulation: what it is, where and since when it holds, who says so, when to look again. */
export type Fact = {
  id: FactId;
  value: number;
  unit: 'usd' | 'years' | 'days';
  /** State code, or US. */
  state: string;
  /** ISO dates; `to` is the last day, null while in force. `from` is null where it is older than we need. */
  from: string | null;
  to: string | null;
  source: string;
  /** `seen`: read at the source. `known`: general knowledge, so reviewed soon. */
  grade: 'seen' | 'known';
  asOf: string;
  reviewBy: string;
};

export type FactId =
  | 'fr44PerPerson'
  | 'fr44PerCrash'
  | 'fr44Property'
  | 'fr44Years'
  | 'sr22Years'
  | 'minPerPerson'
  | 'minPerCrash'
  | 'minProperty'
  | 'minPip'
  | 'reinstatementFirst'
  | 'reinstatementSecond'
  | 'reinstatementLater'
  | 'lapseReportDays';

const seen = { grade: 'seen', asOf: '2026-11-20', reviewBy: '2027-11-01' } as const;
const known = { grade: 'known', asOf: '2026-11-20', reviewBy: '2027-03-31' } as const;
type Check = typeof seen | typeof known;

const agencies: Record<string, string> = {
  FL: 'Florida Department of Highway Safety and Motor Vehicles',
  VA: 'Virginia Department of Motor Vehicles',
  GA: 'Georgia Department of Driver Services',
  NC: 'North Carolina Division of Motor Vehicles',
  SC: 'South Carolina Department of Motor Vehicles',
  TN: 'Tennessee Department of Safety and Homeland Security',
  AL: 'Alabama Law Enforcement Agency',
  KY: 'Kentucky Transportation Cabinet',
  LA: 'Louisiana Office of Motor Vehicles',
  MS: 'Mississippi Department of Public Safety',
};

function row(state: string, id: FactId, value: number, unit: Fact['unit'], check: Check, from: string | null = null): Fact {
  return { id, value, unit, state, from, to: null, source: agencies[state] ?? state, ...check };
}

type Limits = readonly [perPerson: number, perCrash: number, property: number];

function limits(state: string, kind: 'min' | 'fr44', [person, crash, property]: Limits, check: Check, from: string | null = null): Fact[] {
  return [
    row(state, `${kind}PerPerson`, person * 1000, 'usd', check, from),
    row(state, `${kind}PerCrash`, crash * 1000, 'usd', check, from),
    row(state, `${kind}Property`, property * 1000, 'usd', check, from),
  ];
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
  ...limits('VA', 'min', [50, 100, 25], seen, '2025-01-01'),
  ...limits('VA', 'fr44', [100, 200, 50], seen, '2025-01-01'),
  ...limits('GA', 'min', [25, 50, 25], seen),
  row('GA', 'sr22Years', 3, 'years', seen),
  ...limits('AL', 'min', [25, 50, 25], seen),
  row('AL', 'sr22Years', 3, 'years', known),
  ...limits('SC', 'min', [25, 50, 25], known),
  row('SC', 'sr22Years', 3, 'years', seen),
  ...limits('NC', 'min', [50, 100, 50], seen, '2025-07-01'),
  ...limits('TN', 'min', [25, 50, 25], known),
  row('TN', 'sr22Years', 5, 'years', seen),
  ...limits('KY', 'min', [25, 50, 25], seen),
  ...limits('MS', 'min', [25, 50, 25], known),
  row('MS', 'sr22Years', 3, 'years', known),
  ...limits('LA', 'min', [15, 30, 25], seen),
  row('LA', 'sr22Years', 3, 'years', known),
];
