import { linkedInsuranceType } from '#lib/site/quote-links.ts';

const longestName = 100;

/** What a link brings along, by the names of the fields it starts: parts of an answer and the name of a product, never a person's own words. */
export function linkedAnswers(query: URLSearchParams): Readonly<Record<string, string>> {
  const type = linkedInsuranceType(query.get('type') ?? '');
  const answers = {
    state: query.get('state')?.toUpperCase(),
    filingNeeded: query.get('filing'),
    insuranceType: type,
    additionalInfo: query.get('about')?.slice(0, longestName),
  };
  return Object.fromEntries(Object.entries(answers).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
