import type { Provenance, SourcedFact } from './fact.ts';
import { official, secondary } from './provenance.ts';

/** Filings that a state can order. */
export type StateFiling = 'sr-22' | 'sr-22a' | 'fr-44' | 'dl-123';

/** Choices of the field `filingNeeded`, by the slug that is stored and sent. */
export type FilingId = 'none' | StateFiling | 'sr-22-other-state' | 'fr-44-other-state' | 'not-sure';

/** A state's filings; empty when it has none. */
export type FilingFact = SourcedFact & { state: string; filings: readonly StateFiling[] };

function row(state: string, filings: readonly StateFiling[], provenance: Provenance): FilingFact {
  return { state, filings, ...provenance };
}

export const filingFacts: readonly FilingFact[] = [
  row('FL', ['sr-22', 'fr-44'], official('http://flhsmv.gov/ddl/dlfaqson2.html', 'Florida Highway Safety and Motor Vehicles: DUI FAQ', '2026-11-23')),
  row(
    'GA',
    ['sr-22a'],
    official(
      'https://dds.georgia.gov/no-proof-insurance-multiple',
      'Georgia Department of Driver Services: No Proof of Insurance (Multiple)',
      '2026-11-23',
    ),
  ),
  row(
    'AL',
    ['sr-22'],
    secondary('https://legalclarity.org/alabama-license-reinstatement-form-how-to-file', 'LegalClarity: Alabama license reinstatement', '2026-11-23'),
  ),
  row(
    'SC',
    ['sr-22'],
    official(
      'https://scdmvonline.com/Driver-Services/Drivers-License/Insurance-Requirements/Facts-About-Driving-Uninsured',
      'South Carolina Department of Motor Vehicles: Facts About Driving Uninsured',
      '2026-11-23',
    ),
  ),
  row(
    'NC',
    ['dl-123'],
    official(
      'https://edmv-lts.dot.state.nc.us/lts/demo/financial_text1.htm',
      'North Carolina Division of Motor Vehicles: Financial Responsibility',
      '2026-11-23',
    ),
  ),
  row(
    'TN',
    ['sr-22'],
    official(
      'https://www.tn.gov/safety/driver-services/reinstatements/frrestricteddl/frdui.html',
      'Tennessee Department of Safety: Restricted Authority after a DUI',
      '2026-11-23',
    ),
  ),
  row('KY', [], secondary('https://www.bankrate.com/insurance/car/sr22-kentucky/', 'Bankrate: SR-22 in Kentucky', '2026-11-23')),
  row(
    'VA',
    ['sr-22', 'fr-44'],
    official(
      'https://dmv.virginia.gov/licenses-ids/payment-plan-program',
      'Virginia Department of Motor Vehicles: Payment Plan Program',
      '2026-11-23',
    ),
  ),
  row(
    'MS',
    ['sr-22'],
    secondary('https://insurify.com/car-insurance/mississippi/sr-22-car-insurance/', 'Insurify: SR-22 in Mississippi', '2026-11-23'),
  ),
  row(
    'LA',
    ['sr-22'],
    secondary(
      'https://www.hardshipdriverslicense.com/sr-22-guidelines/louisiana-sr-22-guidelines/',
      'Hardship Drivers License: Louisiana SR-22 guidelines',
      '2026-11-23',
    ),
  ),
];

/** All choices, for a schema; `filingsFor` selects those of a state. */
export const filingIds: readonly FilingId[] = ['none', 'sr-22', 'sr-22a', 'fr-44', 'dl-123', 'sr-22-other-state', 'fr-44-other-state', 'not-sure'];

export function filingRowOf(state: string): FilingFact | undefined {
  return filingFacts.find((entry) => entry.state === state);
}

/** The filing of a state that has just one. */
export function singleFilingOf(state: string): StateFiling | undefined {
  const [only, ...others] = filingRowOf(state)?.filings ?? [];
  return others.length === 0 ? only : undefined;
}

/**
 * Filings that a resident may need, `none` first and `not-sure` last. Another state may have ordered one, also for residents of Kentucky and North
 * Carolina. Empty for a state that is not served.
 */
export function filingsFor(state: string): readonly FilingId[] {
  const filings = filingRowOf(state)?.filings;
  return filings ? ['none', ...filings, 'sr-22-other-state', 'fr-44-other-state', 'not-sure'] : [];
}
