import 'server-only';
import { config } from '#lib/config.ts';
import { createRateLimit } from '#lib/rate-limits/rate-limit.ts';
import type { Spending } from '#lib/rate-limits/spending.ts';
import { createBudget } from '../budget.ts';
import { createCache } from '../cache.ts';
import { suggestBuiltIn } from './built-in.ts';
import { google } from './google.ts';
import { pickSuggestions, type Provider, type Suggestion } from './suggestion.ts';
import { fetchJson, serviceUrl } from '../fetch-json.ts';
import { listOf, textOf } from '../json-fields.ts';

/** A key `id:token` is a secret pair; any other is a website key, bound to the site's address. */
function credentials(key: string): { query: Record<string, string>; headers: Record<string, string> } {
  const [id = '', token] = key.split(':');
  if (token !== undefined) return { query: { 'auth-id': id, 'auth-token': token }, headers: {} };
  return { query: { key }, headers: { referer: `${config().siteUrl}/` } };
}

/** Smarty US Autocomplete Pro: `GET /lookup?search=…`. */
export const smarty: Provider = async (text, key, url = 'https://us-autocomplete-pro.api.smarty.com') => {
  const { query, headers } = credentials(key);
  const fetched = await fetchJson('address', serviceUrl(url, '/lookup', { ...query, search: text, max_results: '3', source: 'all' }), headers);
  if (fetched.status !== 'received') return undefined;
  return listOf(fetched.body, 'suggestions').map((suggestion) => ({
    address: [textOf(suggestion, 'street_line'), textOf(suggestion, 'secondary')].filter(Boolean).join(' '),
    city: textOf(suggestion, 'city'),
    state: textOf(suggestion, 'state'),
    zip: textOf(suggestion, 'zipcode').slice(0, 5),
  }));
};

/** Geoapify Address Autocomplete: `GET /v1/geocode/autocomplete?text=…&format=json`. */
export const geoapify: Provider = async (text, key, url = 'https://api.geoapify.com') => {
  const query = { text, filter: 'countrycode:us', lang: 'en', limit: '3', format: 'json', apiKey: key };
  const fetched = await fetchJson('address', serviceUrl(url, '/v1/geocode/autocomplete', query));
  if (fetched.status !== 'received') return undefined;
  return listOf(fetched.body, 'results').map((result) => ({
    address: [textOf(result, 'housenumber'), textOf(result, 'street')].filter(Boolean).join(' '),
    city: textOf(result, 'city'),
    state: textOf(result, 'state_code').toUpperCase(),
    zip: textOf(result, 'postcode').slice(0, 5),
  }));
};

export type AddressAnswer = { source: 'built-in' | 'live' | 'cache' | 'off' | 'down'; suggestions: readonly Suggestion[] };

const providers: Readonly<Record<'geoapify' | 'smarty' | 'google', Provider>> = { geoapify, smarty, google };
const cache = createCache<readonly Suggestion[]>(500, 600_000);
const rateLimit = createRateLimit('address_lookups', 60);

/**
 * At most three addresses from the configured provider. Sources: `off`: no key; `down`: no response in 3 s, or the day's budget is spent; both
 * give built-in suggestions. `limited`: too many from one client.
 */
export async function suggestAddresses(
  text: string,
  client: string,
  spending: Spending,
): Promise<AddressAnswer | { status: 'limited'; retryAfterSeconds: number }> {
  const { provider, key, url, lookupsPerDay } = config().address;
  if (provider === 'zip') return { source: 'built-in', suggestions: suggestBuiltIn(text) };
  if (!key) return { source: 'off', suggestions: suggestBuiltIn(text) };
  const cacheKey = text.toLowerCase();
  const cached = cache.getFresh(cacheKey);
  if (cached) return { source: 'cache', suggestions: cached };
  const rate = rateLimit(client);
  if (!rate.allowed) return { status: 'limited', retryAfterSeconds: rate.retryAfterSeconds };
  const budget = createBudget({ name: 'address', unitsPerDay: lookupsPerDay }, spending);
  const found = (await budget.take(1)) ? await providers[provider](text, key, url) : undefined;
  if (!found) return { source: 'down', suggestions: suggestBuiltIn(text) };
  const suggestions = pickSuggestions(found);
  cache.set(cacheKey, suggestions);
  return { source: 'live', suggestions };
}
