import { filingsFor } from '#lib/facts/filings.ts';
import { linkedInsuranceType } from '#lib/site/quote-links.ts';

const maxNameLength = 100;

function isFilingOf(state: string, filing: string): boolean {
  const filings: readonly string[] = filingsFor(state);
  return filings.length === 0 || filings.includes(filing);
}

/** Values from the query of a link. `pageState` is the state of the page, if any. */
export function linkedValues(query: URLSearchParams, pageState = ''): Readonly<Record<string, string>> {
  const type = linkedInsuranceType(query.get('type') ?? '');
  const state = query.get('state')?.toUpperCase();
  const filing = query.get('filing');
  const answers = {
    state,
    filingNeeded: filing && isFilingOf(state ?? pageState, filing) ? filing : undefined,
    ownsNoCar: query.get('car') === 'no' ? 'yes' : undefined,
    insuranceType: type,
    additionalInfo: query.get('about')?.slice(0, maxNameLength),
  };
  return Object.fromEntries(Object.entries(answers).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
