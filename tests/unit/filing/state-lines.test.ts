import { stateLines } from '#components/filing/state-list.tsx';
import { filingRowOf } from '#lib/facts/filings.ts';

const labelsOf = (state: string, locale: 'en' | 'es' | 'pt') => {
  const row = filingRowOf(state);
  if (!row) throw new Error(state);
  return stateLines(row, locale, '2026-11-24').map(({ label }) => label);
};

test.each([
  ['en', 'First DUI and another DUI'],
  ['es', 'Primer DUI y otro DUI'],
  ['pt', 'Primeiro DUI e outro DUI'],
] as const)('causes with the same answer share a label in %s, with one capital letter', (locale, expected) => {
  expect(labelsOf('FL', locale)).toContain(expected);
});

test('says of each ticket in a list that it was in someone else’s car', () => {
  expect(labelsOf('SC', 'en')).toContain(
    'First ticket for no insurance (in someone else’s car), another ticket for no insurance (in someone else’s car), and unpaid fines',
  );
});
