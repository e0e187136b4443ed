import type { Fact, FactId, Provenance } from './fact.ts';
import { copyOfLaw, official, secondary } from './provenance.ts';

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
const payroll = secondary(
  'https://support.gusto.com/state-registration-compliance/compliance/workers-compensation/1069505751/State-requirements-for-Workers-Compensation-insurance.htm',
  'Gusto: State requirements for workers’ compensation insurance',
  '2026-11-25',
);
// The figure leaves out an exception of the law: a builder of new single-family houses needs workers' compensation from the first employee on.
const alabama = copyOfLaw(
  'https://instalawyer.io/laws/code-of-alabama/section-25-5-50-applicability-exemptions',
  'Section 25-5-50, Code of Alabama',
  '2026-11-27',
);
const georgia = secondary(
  'https://gaiwa.org/for-visitors/for-workers/19-faq-for-injured-workers/40-are-all-employees-obligated-to-have-workers-compensation-insurance',
  'Georgia Injured Workers’ Advocates: Who must carry workers’ compensation insurance',
  '2026-11-25',
);
const tennessee = official(
  'https://www.tn.gov/workforce/injuries-at-work/employers/employers/who-must-carry-insurance/non-construction.html',
  'Tennessee Bureau of Workers’ Compensation: Who must carry insurance, non-construction',
  '2026-11-25',
);
const tennesseeConstruction = official(
  'https://tn.gov/workforce/injuries-at-work/employers/employers/who-must-carry-insurance/construction.html',
  'Tennessee Bureau of Workers’ Compensation: Who must carry insurance, construction',
  '2026-11-25',
);

function row(state: string, id: FactId, value: number, unit: Fact['unit'], provenance: Provenance): Fact {
  return { id, value, unit, state, topic: 'business', from: null, to: null, ...provenance };
}

/** Federal rules for trucks and buses, and from how many employees a state asks for workers' compensation. */
export const businessFacts: readonly Fact[] = [
  row('FL', 'workersCompConstruction', 1, 'people', coverage),
  row('FL', 'workersCompOther', 4, 'people', coverage),
  row('GA', 'workersCompOther', 3, 'people', georgia),
  row('AL', 'workersCompOther', 5, 'people', alabama),
  row('SC', 'workersCompOther', 4, 'people', payroll),
  row('NC', 'workersCompOther', 3, 'people', payroll),
  row('TN', 'workersCompConstruction', 1, 'people', tennesseeConstruction),
  row('TN', 'workersCompOther', 5, 'people', tennessee),
  row('KY', 'workersCompOther', 1, 'people', payroll),
  row('VA', 'workersCompOther', 3, 'people', payroll),
  row('MS', 'workersCompOther', 5, 'people', payroll),
  row('LA', 'workersCompOther', 1, 'people', payroll),
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
