import { monthsAfter } from '#lib/facts/day.ts';
import { termFor } from '#lib/facts/term.ts';

test.each([
  ['2026-11-20', 36, '2029-11-20'],
  ['2024-02-29', 36, '2027-03-01'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-01-31', 1, '2026-03-01'],
  ['2026-12-31', 2, '2027-03-01'],
])('%s and %i months is %s', (day, months, end) => {
  expect(monthsAfter(day, months)).toBe(end);
});

test.each(['', '2026-02-30', '2026-13-01', '20261120', 'soon', '0000-00-00'])('rejects the day "%s"', (day) => {
  expect(monthsAfter(day, 12)).toBeUndefined();
});

test('counts terms as the state does', () => {
  expect(termFor('FL', 'fr-44', '2026-11-20')).toMatchObject({ value: 3, unit: 'years', countedFrom: 'reinstatement' });
  expect(termFor('VA', 'fr-44', '2026-11-20')).toMatchObject({ value: 3, unit: 'years', countedFrom: 'revocationEnd' });
  expect(termFor('VA', 'sr-22', '2026-11-20')).toMatchObject({ value: 3, unit: 'years', countedFrom: 'suspension' });
  expect(termFor('GA', 'sr-22a', '2026-11-20')).toMatchObject({ value: 3, unit: 'years', countedFrom: 'conviction' });
  expect(termFor('NC', 'dl-123', '2026-11-20')).toMatchObject({ value: 30, unit: 'days', countedFrom: 'issue' });
});

test('gives no term without a source, or where it lasts as long as the suspension', () => {
  expect(termFor('TN', 'sr-22', '2026-11-20')).toBeUndefined();
  expect(termFor('KY', 'sr-22', '2026-11-20')).toBeUndefined();
  expect(termFor('GA', 'fr-44', '2026-11-20')).toBeUndefined();
});
