import { date } from '#lib/forms/kinds/registry.ts';

const parse = (typed: string) => {
  const value = date.normalize(typed);
  return date.problem?.(value, { name: 'day', kind: 'date', group: '' }) ?? value;
};

test.each([
  ['2020-12-31', '2020-12-31'],
  ['12/31/2020', '2020-12-31'],
  // Only the day can be above 12.
  ['31/12/2020', '2020-12-31'],
  ['13/1/2021', '2021-01-13'],
  // As in the United States where both are possible.
  ['5/6/2021', '2021-05-06'],
  ['31/13/2020', 'date'],
  ['31/6/2020', 'date'],
  ['2/30/2020', 'date'],
  ['1926-02-28', '1926-02-28'],
  // A desktop browser posts this when the visitor types the year as 26.
  ['0026-11-27', 'date'],
  ['2202-11-27', 'date'],
])('parses %s as %s', (typed, expected) => expect(parse(typed)).toBe(expected));
