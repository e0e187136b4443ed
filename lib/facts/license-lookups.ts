import type { Provenance } from './fact.ts';
import { secondary } from './provenance.ts';

/** A state's public search for licensed agents and agencies. */
export type LicenseLookup = Provenance & { state: string; url: string };

const readOn = '2026-11-24';

const lookup = (state: string, url: string, office: string): LicenseLookup => ({
  state,
  url,
  ...secondary(url, `${office}: license search (its address is listed on pages of others; the search itself was not read)`, readOn),
});

/** The states' common system, run by the National Association of Insurance Commissioners. */
const common = (state: string, office: string): LicenseLookup =>
  lookup(state, `https://sbs.naic.org/solar-external-lookup/lookup?jurisdiction=${state}&searchType=Licensee`, office);

export const licenseLookups: readonly LicenseLookup[] = [
  lookup('FL', 'https://licenseesearch.fldfs.com/', 'Florida Department of Financial Services'),
  lookup(
    'GA',
    'https://oci.georgia.gov/insurance-resources/agent-individual-agency-company-search',
    'Georgia Office of Insurance and Safety Fire Commissioner',
  ),
  common('AL', 'Alabama Department of Insurance'),
  common('SC', 'South Carolina Department of Insurance'),
  common('NC', 'North Carolina Department of Insurance'),
  common('TN', 'Tennessee Department of Commerce and Insurance'),
  lookup('KY', 'https://insurance.ky.gov/ppc/Agent/Default.aspx', 'Kentucky Department of Insurance'),
  lookup('VA', 'https://www.scc.virginia.gov/boi/consumerinquiry/Search.aspx?searchType=agent', 'Virginia Bureau of Insurance'),
  lookup('MS', 'https://www.mid.ms.gov/licensing-search/licensing-search.aspx', 'Mississippi Insurance Department'),
  lookup('LA', 'https://www.ldi.la.gov/onlineservices/ProducerAdjusterSearch/', 'Louisiana Department of Insurance'),
];

/** The address of a state's license search; undefined for a state that has none here. */
export function licenseLookupOf(state: string): string | undefined {
  return licenseLookups.find((row) => row.state === state)?.url;
}
