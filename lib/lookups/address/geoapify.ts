import 'server-only';
import { fetchJson, serviceUrl } from '../fetch-json.ts';
import { listOf, textOf } from '../json-fields.ts';
import type { Provider } from './suggestion.ts';

/** Geoapify Address Autocomplete: `GET /v1/geocode/autocomplete?text=…&format=json`. */
export const geoapify: Provider = async (text, key, url = 'https://api.geoapify.com') => {
  const query = { text, filter: 'countrycode:us', lang: 'en', limit: '3', format: 'json', apiKey: key };
  const fetched = await fetchJson('address', serviceUrl(url, '/v1/geocode/autocomplete', query));
  if (fetched.status !== 'answered') return undefined;
  return listOf(fetched.body, 'results').map((result) => ({
    address: [textOf(result, 'housenumber'), textOf(result, 'street')].filter(Boolean).join(' '),
    city: textOf(result, 'city'),
    state: textOf(result, 'state_code').toUpperCase(),
    zip: textOf(result, 'postcode').slice(0, 5),
  }));
};
