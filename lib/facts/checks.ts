import type { Check } from './fact.ts';

type Grading = Omit<Check, 'source'>;

export const seen: Grading = { grade: 'seen', asOf: '2026-11-20', reviewBy: '2027-11-01' };
export const known: Grading = { grade: 'known', asOf: '2026-11-20', reviewBy: '2027-03-31' };

const agencies: Readonly<Record<string, string>> = {
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
  US: 'Federal Motor Carrier Safety Administration',
};

/** The state agency that is the source of a state's facts. Throws for an unknown state. */
export function agencyOf(state: string): string {
  const name = agencies[state];
  if (!name) throw new Error(`No agency for ${state} in lib/facts/checks.ts`);
  return name;
}
