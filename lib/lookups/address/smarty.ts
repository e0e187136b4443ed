import 'server-only';
import { config } from '#lib/config.ts';
import { fetchJson, serviceUrl } from '../fetch-json.ts';
import { listOf, textOf } from '../json-fields.ts';
import type { Provider } from './suggestion.ts';

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
  if (fetched.status !== 'answered') return undefined;
  return listOf(fetched.body, 'suggestions').map((suggestion) => ({
    address: [textOf(suggestion, 'street_line'), textOf(suggestion, 'secondary')].filter(Boolean).join(' '),
    city: textOf(suggestion, 'city'),
    state: textOf(suggestion, 'state'),
    zip: textOf(suggestion, 'zipcode').slice(0, 5),
  }));
};
