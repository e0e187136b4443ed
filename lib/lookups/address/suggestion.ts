import 'server-only';

/** Unknown parts are empty; zip has five digits. */
export type Suggestion = { address: string; city: string; state: string; zip: string };

/** A live provider: at most three suggestions, undefined when it is down or refuses. */
export type Provider = (text: string, key: string, url: string | undefined) => Promise<readonly Suggestion[] | undefined>;

export const maxSuggestions = 3;

/** The first distinct suggestions with a city or a street. */
export function pickSuggestions(all: readonly Suggestion[]): readonly Suggestion[] {
  const named = all.filter(({ address, city }) => address !== '' || city !== '');
  return [...new Map(named.map((suggestion) => [Object.values(suggestion).join('\n').toLowerCase(), suggestion])).values()].slice(0, maxSuggestions);
}
