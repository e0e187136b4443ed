import { filingsFor } from '#lib/facts/filings.ts';
import { linkedInsuranceType } from '#lib/site/quote-links.ts';

const longestName = 100;

/** Whether residents of a state can need a filing; where no state is known, anyone may. */
function isFilingOf(state: string, filing: string): boolean {
  const filings: readonly string[] = filingsFor(state);
  return filings.length === 0 || filings.includes(filing);
}

/** What a link brings along to a page that may have a state already, by the names of the fields it starts: parts of an answer and the name of a product, never a person's own words. */
export function linkedValues(query: URLSearchParams, pageState = ''): Readonly<Record<string, string>> {
  const type = linkedInsuranceType(query.get('type') ?? '');
  const state = query.get('state')?.toUpperCase();
  const filing = query.get('filing');
  const answers = {
    state,
    filingNeeded: filing && isFilingOf(state ?? pageState, filing) ? filing : undefined,
    insuranceType: type,
    additionalInfo: query.get('about')?.slice(0, longestName),
  };
  return Object.fromEntries(Object.entries(answers).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
