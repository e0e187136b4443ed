import type { Fact, FactId, Provenance } from './fact.ts';
import { copyOfLaw, official, secondary } from './provenance.ts';

const floridaInsurance = official(
  'https://flhsmv.gov/insurance/uninsured-motorist-rate',
  'Florida Highway Safety and Motor Vehicles: Florida Insurance Requirements',
  '2026-11-23',
);
const floridaProof = copyOfLaw('https://syfert.com/florida/statutes/0324.031.html', 'Section 324.031, Florida Statutes', '2026-11-23');
const floridaDui = copyOfLaw('https://syfert.com/florida/statutes/0324.023.html', 'Section 324.023, Florida Statutes', '2026-11-23');
const virginiaMinimum = secondary(
  'https://augustafreepress.com/vehicle-insurance-coverage-requirements-change-jan-1/',
  'Augusta Free Press: Vehicle insurance coverage requirements change Jan. 1',
  '2026-11-23',
);
const virginiaFr44 = secondary(
  'https://legalclarity.org/how-long-is-fr44-required-in-virginia',
  'LegalClarity: How long is FR44 required in Virginia?',
  '2026-11-24',
);
const georgia = official(
  'http://oci.ga.gov/insurance-resources/auto',
  'Georgia Office of Insurance and Safety Fire Commissioner: Auto Insurance',
  '2026-11-23',
);
const alabama = official(
  'https://www.revenue.alabama.gov/tax-types/mandatory-liability-insurance/',
  'Alabama Department of Revenue: Mandatory Liability Insurance',
  '2026-11-24',
);
const southCarolina = official(
  'https://doi.sc.gov/588/Automobile-Insurance',
  'South Carolina Department of Insurance: Automobile Insurance',
  '2026-11-23',
);
const northCarolina = secondary(
  'https://amp.insurancejournal.com/news/southeast/2025/01/15/808239.htm',
  'Insurance Journal: New Auto Liability Minimums Take Effect This Year in North Carolina',
  '2026-11-23',
);
const tennessee = official(
  'https://revenue.support.tn.gov/hc/en-us/articles/360060282311-DIFD-1-Insurance-Verification-Overview',
  'Tennessee Department of Revenue: Insurance Verification Overview',
  '2026-11-24',
);
const kentucky = official(
  'http://drive.ky.gov/motor-vehicle-licensing/Pages/Mandatory-Insurance.aspx',
  'Kentucky Transportation Cabinet: Mandatory Insurance',
  '2026-11-23',
);
const kentuckyPip = official(
  'http://insurance.ky.gov/ppc/newstatic_info.aspx?static_id=24&divid=15',
  'Kentucky Department of Insurance: No Fault Rejection/Verification (PIP)',
  '2026-11-23',
);
const mississippi = official(
  'https://msvivs.dps.ms.gov/help',
  'Mississippi Vehicle Insurance Verification System: Program Information',
  '2026-11-23',
);
const louisiana = copyOfLaw(
  'https://getpocketlaw.com/law/state_louisiana/section-900--motor-vehicle-liability-policy-defined_687bb924f9d1',
  'Louisiana Revised Statutes 32:900',
  '2026-11-23',
);

function row(state: string, id: FactId, value: number, provenance: Provenance, from: string | null = null): Fact {
  return { id, value, unit: 'usd', state, from, to: null, ...provenance };
}

type Thousands = readonly [perPerson: number, perCrash: number, property: number];

/** Limits in thousands of US dollars. */
function limits(
  state: string,
  kind: 'min' | 'fr44',
  [person, crash, property]: Thousands,
  provenance: Provenance,
  from: string | null = null,
): Fact[] {
  return [
    row(state, `${kind}PerPerson`, person * 1000, provenance, from),
    row(state, `${kind}PerCrash`, crash * 1000, provenance, from),
    row(state, `${kind}Property`, property * 1000, provenance, from),
  ];
}

/** Minimum liability, liability with an FR-44, and PIP. In a file of their own: forms bring only these to the browser. */
export const limitFacts: readonly Fact[] = [
  row('FL', 'minPerPerson', 10_000, floridaProof),
  row('FL', 'minPerCrash', 20_000, floridaProof),
  row('FL', 'minProperty', 10_000, floridaInsurance),
  row('FL', 'minPip', 10_000, floridaInsurance),
  ...limits('FL', 'fr44', [100, 300, 50], floridaDui),
  ...limits('VA', 'min', [50, 100, 25], virginiaMinimum, '2025-01-01'),
  ...limits('VA', 'fr44', [100, 200, 50], virginiaFr44, '2025-01-01'),
  ...limits('GA', 'min', [25, 50, 25], georgia),
  ...limits('AL', 'min', [25, 50, 25], alabama),
  ...limits('SC', 'min', [25, 50, 25], southCarolina),
  ...limits('NC', 'min', [50, 100, 50], northCarolina, '2025-07-01'),
  ...limits('TN', 'min', [25, 50, 25], tennessee),
  ...limits('KY', 'min', [25, 50, 25], kentucky),
  row('KY', 'minPip', 10_000, kentuckyPip),
  ...limits('MS', 'min', [25, 50, 25], mississippi),
  ...limits('LA', 'min', [15, 30, 25], louisiana),
];
