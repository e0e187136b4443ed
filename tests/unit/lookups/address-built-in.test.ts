import { suggestBuiltIn } from '#lib/lookups/address/built-in.ts';

test.each([
  ['100 Main St, Miami, FL 33131', '100 Main St', 'Miami', 'FL', '33131'],
  ['100 Main St Miami 33131', '100 Main St', 'Miami', 'FL', '33131'],
  ['100 Main St 33131-2204', '100 Main St', 'Miami', 'FL', '33131'],
  ['33131', '', 'Miami', 'FL', '33131'],
  ['7 Bay Rd, Saint Augustine, FL', '7 Bay Rd', 'Saint Augustine', 'FL', ''],
  ['7 Bay Rd st. augustine fl', '7 Bay Rd', 'Saint Augustine', 'FL', ''],
  ['1 Oak Ave, Charlotte', '1 Oak Ave', 'Charlotte', 'NC', ''],
  ['12345 Palm Dr, Tampa', '12345 Palm Dr', 'Tampa', 'FL', ''],
])('splits "%s" into street, city, state and ZIP code', (text, address, city, state, zip) => {
  expect(suggestBuiltIn(text)[0]).toEqual({ address, city, state, zip });
});

test('suggests the three states with most ZIP codes for a city in several', () => {
  const found = suggestBuiltIn('5 Elm St Columbus');
  expect(found.map(({ state }) => state)).toEqual(['GA', 'MS', 'NC']);
  expect(suggestBuiltIn('5 Elm St Columbus MS')).toEqual([expect.objectContaining({ address: '5 Elm St', state: 'MS' })]);
});

test.each(['', '5', '742 Evergreen Terrace', '10001', 'New York NY', '<script>', '📍📍📍', '% _', 'a'.repeat(200)])(
  'suggests nothing for %j',
  (text) => {
    expect(suggestBuiltIn(text)).toEqual([]);
  },
);
