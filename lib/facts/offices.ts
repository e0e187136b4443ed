const offices: Readonly<Record<string, string>> = {
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

/** The office that is responsible for a state's licenses; undefined for a state that is not served. */
export function officeOf(state: string): string | undefined {
  return offices[state];
}
