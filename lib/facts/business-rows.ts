import type { Fact, FactId, Provenance } from './fact.ts';
import { official, secondary } from './provenance.ts';

const insuranceFilings = official(
  'https://www.fmcsa.dot.gov/registration/insurance-filing-requirements',
  'Federal Motor Carrier Safety Administration: Insurance Filing Requirements',
  '2026-11-23',
);
const freight = official(
  'https://www.fmcsa.dot.gov/regulations/title49/section/387.9',
  'Federal Motor Carrier Safety Administration: Financial Responsibility, Minimum Levels',
  '2026-11-24',
);
const passengers = official(
  'https://www.fmcsa.dot.gov/safety/passenger-safety/licensing-and-insurance-requirements-hire-motor-carriers-passengers-parts',
  'Federal Motor Carrier Safety Administration: Insurance Requirements for For-Hire Motor Carriers of Passengers',
  '2026-11-24',
);
const hours = official(
  'https://csa.fmcsa.dot.gov/safetyplanner/MyFiles/SubSections.aspx?ch=23&sec=69&sub=176',
  'Federal Motor Carrier Safety Administration: Hours of Service Rules for Property-Carrying Operations',
  '2026-11-23',
);
const coverage = official(
  'http://myfloridacfo.com/Division/wc/Employer/coverage.htm',
  'Florida Division of Workers’ Compensation: Coverage Requirements',
  '2026-11-24',
);
const ownership = official(
  'http://www.myfloridacfo.com/Division/WC/employer/coverage.htm',
  'Florida Division of Workers’ Compensation: Coverage Requirements and Proof of Coverage',
  '2026-11-24',
);
const exemption = secondary(
  'https://www.workcompassociates.com/being-exempt-from-coverage',
  'Work Comp Associates: Being exempt from coverage',
  '2026-11-23',
);

function row(state: string, id: FactId, value: number, unit: Fact['unit'], provenance: Provenance): Fact {
  return { id, value, unit, state, topic: 'business', from: null, to: null, ...provenance };
}

/** Federal rules for trucks and buses, and Florida's workers' compensation. */
export const businessRows: readonly Fact[] = [
  row('FL', 'workersCompConstruction', 1, 'people', coverage),
  row('FL', 'workersCompOther', 4, 'people', coverage),
  row('FL', 'exemptionOwnership', 10, 'percent', ownership),
  row('FL', 'exemptionConstruction', 3, 'people', exemption),
  row('FL', 'exemptionYears', 2, 'years', exemption),
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
