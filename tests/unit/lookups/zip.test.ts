import { findZip } from '#lib/lookups/zip/find-zip.ts';
import { zipTable } from '#lib/lookups/zip/table.ts';
import { agency } from '#lib/site/agency.ts';
import { stateOfZip } from '#lib/site/state-of-zip.ts';

const built = { source: 'built-in' };

test.each([
  ['33131', 'Miami', 'FL', 'Miami-Dade'],
  ['30303', 'Atlanta', 'GA', 'Fulton'],
  ['35203', 'Birmingham', 'AL', 'Jefferson'],
  ['29401', 'Charleston', 'SC', 'Charleston'],
  ['28202', 'Charlotte', 'NC', 'Mecklenburg'],
  ['37203', 'Nashville', 'TN', 'Davidson'],
  ['40202', 'Louisville', 'KY', 'Jefferson'],
  ['23219', 'Richmond', 'VA', 'City of Richmond'],
  ['39201', 'Jackson', 'MS', 'Hinds'],
  ['70112', 'New Orleans', 'LA', 'Orleans'],
])('%s is %s, %s', (zip, city, state, county) => {
  expect(findZip(zip)).toEqual({ ...built, found: true, zip, city, state, county, licensed: true });
});

test.each([
  ['10001', 'NY'],
  ['75201', 'TX'],
  ['90210', 'CA'],
  ['20001', 'DC'],
  ['63101', 'MO'],
])('%s is not licensed: it is in %s', (zip, state) => {
  expect(findZip(zip)).toEqual({ ...built, found: false, zip, state, licensed: false });
});

test('distinguishes unknown ZIP codes of a licensed state from those of no state', () => {
  expect(findZip('33999')).toEqual({ ...built, found: false, zip: '33999', state: 'FL', licensed: true });
  expect(findZip('00000')).toEqual({ ...built, found: false, zip: '00000', licensed: false });
});

test('the table covers every licensed state with complete rows', () => {
  const rows = [...zipTable().byZip.values()];
  expect(rows.length).toBeGreaterThan(9_000);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(agency.states));
  expect(rows.filter(({ zip, city, county }) => !/^\d{5}$/.test(zip) || city === '' || county === '')).toEqual([]);
});

/** Minimum number of ZIP codes per state. */
const minZipCodes = { FL: 1_400, GA: 900, AL: 770, SC: 500, NC: 1_030, TN: 750, KY: 900, VA: 1_150, MS: 500, LA: 680 };

test('the table covers all ZIP prefixes of the licensed states, each in its state', () => {
  const rows = [...zipTable().byZip.values()];
  const byState = Map.groupBy(rows, ({ state }) => state);
  expect(agency.states.filter((state) => (byState.get(state)?.length ?? 0) < minZipCodes[state])).toEqual([]);
  const foundPrefixes = new Set(rows.map(({ zip }) => zip.slice(0, 3)));
  const prefixes = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, '0'));
  const ours = prefixes.filter((prefix) => agency.states.some((state) => state === stateOfZip(prefix)));
  // Not assigned.
  expect(ours.filter((prefix) => !foundPrefixes.has(prefix))).toEqual(['419', '702', '709']);
  // The only one in Virginia with a prefix of Washington, DC.
  expect(rows.filter(({ zip, state }) => stateOfZip(zip) !== state).map(({ zip }) => zip)).toEqual(['20598']);
});
