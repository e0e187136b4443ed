import { type JsonResponse, startJsonServer } from './json-server.ts';

const places = [
  { number: '100', street: 'Biscayne Boulevard', city: 'Miami', state: 'FL', zip: '33132' },
  { number: '101', street: 'Biscayne Boulevard', city: 'Miami', state: 'FL', zip: '33132' },
  { number: '102', street: 'Biscayne Boulevard', city: 'Miami', state: 'FL', zip: '33132' },
  { number: '103', street: 'Biscayne Boulevard', city: 'Miami', state: 'FL', zip: '33132' },
];

const matches = (text: string | null) => (text?.toLowerCase().includes('biscayne') ? places : []);

function geoapify(query: URLSearchParams, key: string): JsonResponse {
  if (query.get('apiKey') !== key) return { status: 401, body: { statusCode: 401, error: 'Unauthorized', message: 'Invalid apiKey' } };
  if (query.get('format') !== 'json' || query.get('filter') !== 'countrycode:us') return { status: 400, body: { error: 'Bad Request' } };
  const results = matches(query.get('text')).map(({ number, street, city, state, zip }) => ({
    housenumber: number,
    street,
    city,
    state: 'Florida',
    state_code: state,
    postcode: zip,
    country_code: 'us',
    address_line1: `${number} ${street}`,
  }));
  return { status: 200, body: { results, query: {} } };
}

function smarty(query: URLSearchParams, headers: Headers, key: string): JsonResponse {
  const [id, token] = key.split(':');
  const isKnown = token ? query.get('auth-id') === id && query.get('auth-token') === token : query.get('key') === key && headers.has('referer');
  if (!isKnown) return { status: 401, body: { errors: [{ message: 'Authentication Required' }] } };
  const suggestions = matches(query.get('search')).map(({ number, street, city, state, zip }) => ({
    street_line: `${number} ${street}`,
    secondary: '',
    city,
    state,
    zipcode: zip,
    entries: 1,
  }));
  return { status: 200, body: { suggestions } };
}

function google(query: URLSearchParams, key: string): JsonResponse {
  if (query.get('key') !== key)
    return { status: 200, body: { status: 'REQUEST_DENIED', results: [], error_message: 'The provided API key is invalid.' } };
  const results = matches(query.get('address')).map(({ number, street, city, state, zip }) => ({
    address_components: [
      { long_name: number, short_name: number, types: ['street_number'] },
      { long_name: street, short_name: 'Biscayne Blvd', types: ['route'] },
      { long_name: city, short_name: city, types: ['locality', 'political'] },
      { long_name: 'Florida', short_name: state, types: ['administrative_area_level_1', 'political'] },
      { long_name: zip, short_name: zip, types: ['postal_code'] },
    ],
  }));
  return { status: 200, body: { status: results.length > 0 ? 'OK' : 'ZERO_RESULTS', results } };
}

/** One server with the APIs of Geoapify, Smarty and Google, each at its own path. */
export function startGeocoderServer(key: string) {
  return startJsonServer(({ pathname, searchParams }, headers) => {
    if (pathname === '/v1/geocode/autocomplete') return geoapify(searchParams, key);
    if (pathname === '/lookup') return smarty(searchParams, headers, key);
    if (pathname === '/maps/api/geocode/json') return google(searchParams, key);
    return { status: 404, body: {} };
  });
}
