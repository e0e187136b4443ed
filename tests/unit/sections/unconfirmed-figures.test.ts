import { figureNames, figureOfState } from '#components/sections/unconfirmed-figures.ts';
import { factLine } from '#components/sections/fact-line.ts';

const figures = [
  { label: 'Term', of: 'Florida' },
  { label: 'Fee' },
  { label: 'Term', of: 'Alabama' },
  { label: 'Term', of: 'Florida' },
  { label: 'Limits', of: 'Florida' },
];

test('names each label once, with its states', () => {
  expect(figureNames('en', figures)).toBe('“Term” (Florida and Alabama), “Fee,” or “Limits” (Florida)');
  expect(figureNames('es', figures.slice(0, 3))).toBe('“Term” (Florida y Alabama) o “Fee”');
  expect(figureNames('pt', figures)).toBe('“Term” (Florida e Alabama), “Fee” ou “Limits” (Florida)');
});

test('names the fact when the label is the state alone', () => {
  const line = factLine('en', 'FL.minimum');
  if (!line) throw new Error('Florida has limits');
  expect(figureOfState('en', 'Florida', line.label, line.row)).toMatchObject({ label: 'Minimum liability limits', of: 'Florida' });
  expect(figureOfState('en', 'Florida, liability', line.label, line.row)).toEqual({ label: 'Florida, liability', row: line.row });
});
