import { linkedInsuranceType } from '#lib/site/quote-links.ts';

/** Parts of an answer that a link brings along, by the names of the fields they start; never a person's own words. */
export function linkedAnswers(query: URLSearchParams): Readonly<Record<string, string>> {
  const type = linkedInsuranceType(query.get('type') ?? '');
  const answers = { state: query.get('state')?.toUpperCase(), filingNeeded: query.get('filing'), insuranceType: type };
  return Object.fromEntries(Object.entries(answers).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
