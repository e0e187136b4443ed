import type { Fact, FactId, Provenance } from './fact.ts';
import { official, secondary } from './provenance.ts';

const insuranceFilings = official(
  'https://www.fmcsa.dot.gov/registration/insurance-filing-requirements',
  'Federal Motor Carrier Safety Administration: Insurance Filing Requirements',
  '2026-11-23',
);
const freight = secondary(
  'https://getpocketlaw.com/law/cfr_49/section-387-9-financial-responsibility-minimum-levels_849d1924011e',
  'Copy of 49 CFR 387.9',
  '2026-11-23',
);
const passengers = secondary('https://ecfr.io/Title-49/Section-387.303T', 'Copy of 49 CFR 387.303T', '2026-11-23');
const hours = official(
  'https://csa.fmcsa.dot.gov/safetyplanner/MyFiles/SubSections.aspx?ch=23&sec=69&sub=176',
  'Federal Motor Carrier Safety Administration: Hours of Service Rules for Property-Carrying Operations',
  '2026-11-23',
);
const workersComp = secondary(
  'https://www.workcompassociates.com/being-exempt-from-coverage',
  'Work Comp Associates: Being exempt from coverage',
  '2026-11-23',
);

function row(state: string, id: FactId, value: number, unit: Fact['unit'], provenance: Provenance): Fact {
  return { id, value, unit, state, topic: 'business', from: null, to: null, ...provenance };
}

/** Federal rules for trucks and buses, and Florida's workers' compensation. */
export const businessRows: readonly Fact[] = [
  row('FL', 'workersCompConstruction', 1, 'people', workersComp),
  row('FL', 'workersCompOther', 4, 'people', workersComp),
  row('FL', 'exemptionOwnership', 10, 'percent', workersComp),
  row('FL', 'exemptionConstruction', 3, 'people', workersComp),
  row('FL', 'exemptionYears', 2, 'years', workersComp),
  row('US', 'truckLight', 300_000, 'usd', insuranceFilings),
  row('US', 'truckLightPounds', 10_001, 'pounds', insuranceFilings),
  row('US', 'truckGeneral', 750_000, 'usd', insuranceFilings),
  row('US', 'truckOil', 1_000_000, 'usd', freight),
  row('US', 'truckHazmat', 5_000_000, 'usd', freight),
  row('US', 'busSmall', 1_500_000, 'usd', passengers),
  row('US', 'busSmallSeats', 15, 'seats', passengers),
  row('US', 'busLarge', 5_000_000, 'usd', passengers),
  row('US', 'busLargeSeats', 16, 'seats', passengers),
  row('US', 'hosDriving', 11, 'hours', hours),
  row('US', 'hosWindow', 14, 'hours', hours),
  row('US', 'hosOff', 10, 'hours', hours),
  row('US', 'hosBreakAfter', 8, 'hours', hours),
  row('US', 'hosBreakMinutes', 30, 'minutes', hours),
  row('US', 'hosWeekShort', 60, 'hours', hours),
  row('US', 'hosWeekShortDays', 7, 'days', hours),
  row('US', 'hosWeekLong', 70, 'hours', hours),
  row('US', 'hosWeekLongDays', 8, 'days', hours),
  row('US', 'hosRestart', 34, 'hours', hours),
];
