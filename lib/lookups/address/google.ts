import 'server-only';
import { log } from '#lib/log.ts';
import { fetchJson, serviceUrl } from '../fetch-json.ts';
import { listOf, textOf } from '../json-fields.ts';
import type { Provider } from './suggestion.ts';

function component(result: unknown, types: readonly string[], form: 'long_name' | 'short_name'): string {
  for (const type of types) {
    const found = listOf(result, 'address_components').find((part) => listOf(part, 'types').includes(type));
    if (found) return textOf(found, form);
  }
  return '';
}

/** Google Geocoding: `GET /maps/api/geocode/json?address=…&components=country:US`; errors come with 200 and a status. */
export const google: Provider = async (text, key, url = 'https://maps.googleapis.com') => {
  const query = { address: text, components: 'country:US', language: 'en', key };
  const fetched = await fetchJson('address', serviceUrl(url, '/maps/api/geocode/json', query));
  if (fetched.status !== 'received') return undefined;
  const status = textOf(fetched.body, 'status');
  if (status === 'ZERO_RESULTS') return [];
  if (status !== 'OK') {
    log.warn({ event: 'lookup_failed', source: 'address', status });
    return undefined;
  }
  return listOf(fetched.body, 'results').map((result) => ({
    address: [component(result, ['street_number'], 'long_name'), component(result, ['route'], 'long_name')].filter(Boolean).join(' '),
    city: component(result, ['locality', 'postal_town', 'sublocality', 'administrative_area_level_3'], 'long_name'),
    state: component(result, ['administrative_area_level_1'], 'short_name'),
    zip: component(result, ['postal_code'], 'long_name').slice(0, 5),
  }));
};
