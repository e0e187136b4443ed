import { array, assert, constantFrom, property } from 'fast-check';
import { checkDigitOf, cleanVin, decodeVin, matchPattern } from '#lib/lookups/vin/decode-vin.ts';
import { makesOf, modelsOf } from '#lib/lookups/vin/vehicles.ts';
import { vins } from './vins.ts';

test.each(vins)('%s is a %i %s %s', (vin, year, make, model) => {
  expect(decodeVin(vin)).toMatchObject({ found: true, vin, checkDigit: 'ok', year, make, ...(model && { model }) });
});

test('decodes most models', () => {
  expect(vins.filter(([vin]) => 'model' in decodeVin(vin)).length / vins.length).toBeGreaterThan(0.95);
});

test('one decode takes less than 2 ms', () => {
  // The fastest of five runs of each VIN, and of those the 95th percentile, since the machine may be busy.
  const times = vins.map(([vin]) => Math.min(...Array.from({ length: 5 }, () => timeOf(() => decodeVin(vin)))));
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]).toBeLessThan(2);
});

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

test('reports a wrong check digit and still decodes', () => {
  expect(decodeVin('1HGCM82613A000000')).toMatchObject({ found: true, checkDigit: 'mismatch', year: 2003, make: 'Honda' });
});

test.each([
  ['1M8GDM9AXKP042788', 'X'],
  ['11111111111111111', '1'],
])('the check digit of %s is %s', (vin, digit) => {
  expect(checkDigitOf(vin)).toBe(digit);
});

test('suggests a correction for O, I and Q', () => {
  const decoded = { vin: '1HGCM82673A000000', checkDigit: 'ok', year: 2003, make: 'Honda', model: 'Accord' };
  for (const vin of ['IHGCM82673AOOOOOO', '1HGCM82673AQQ0000', 'IHGCM82673A000000'])
    expect(decodeVin(vin)).toEqual({ source: 'built-in', found: false, vin, suggestion: decoded });
});

test('normalizes a VIN', () => {
  expect(cleanVin(' 1hgcm-82673 a000000 ')).toBe('1HGCM82673A000000');
  for (const typed of ['', '1HGCM82673A00000', '1HGCM82673A0000000', '1HGCM82673A00000é', '../../etc/passwd.'])
    expect(cleanVin(typed)).toBeUndefined();
});

test('does not guess an unknown manufacturer', () => {
  expect(decodeVin('00000000000000000')).toEqual({ source: 'built-in', found: false, vin: '00000000000000000', checkDigit: 'ok' });
});

test('names the make of a manufacturer with several makes only when the model decides', () => {
  const decoded = decodeVin('1C4ZZZZZ0KZ000000');
  expect(decoded.found).toBe(false);
  expect(decoded).not.toHaveProperty('make');
});

test('never throws or returns a future year', () => {
  const characters = constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
  const latest = new Date().getFullYear() + 2;
  assert(
    property(array(characters, { minLength: 17, maxLength: 17 }), (vin) => {
      const decoded = decodeVin(vin.join(''));
      expect('year' in decoded ? decoded.year : 1980).toBeGreaterThanOrEqual(1980);
      expect('year' in decoded ? decoded.year : latest).toBeLessThanOrEqual(latest);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['A*C', 2],
  ['ABCDE|[1-3]', 6],
  ['ABCDE|[4-9]', undefined],
  ['#', undefined],
  ['*B|#', 2],
  ['[A-C5]B', 2],
  ['[-5]', undefined],
  ['*****|*X', 1],
])('pattern %s has %s fixed characters', (pattern, fixed) => {
  expect(matchPattern(pattern, '000ABCDE02X345678')).toBe(fixed);
});

test('lists makes and models of a year from the same data', () => {
  expect(makesOf(2019)).toEqual(expect.arrayContaining(['Ford', 'Honda', 'Toyota', 'BMW', 'Mercedes-Benz']));
  expect(modelsOf(2019, ' honda ')).toEqual(expect.arrayContaining(['Accord', 'Civic', 'CR-V', 'Odyssey']));
  expect(modelsOf(2003, 'Tesla')).toEqual([]);
  expect(modelsOf(2019, 'no such make')).toEqual([]);
  for (const year of [0, 1980, 2019.5, 3000, Number.NaN]) expect(makesOf(year)).toEqual([]);
  for (const [vin, year, make] of vins.filter(([, , name]) => !/Volvo Truck|Harley/.test(name)))
    expect([vin, makesOf(year).includes(make)]).toEqual([vin, true]);
});
