import { closeQuotes, figureNames, figureOfState, starUnofficial, withoutPage } from '#components/sections/sourced-figures.ts';
import { factLine } from '#components/sections/fact-line.ts';

const figures = [
  { label: 'Term', of: 'Florida' },
  { label: 'Fee' },
  { label: 'Term', of: 'Alabama' },
  { label: 'Term', of: 'Florida' },
  { label: 'Limits', of: 'Florida' },
];

test('names each label once, with its states', () => {
  expect(figureNames('en', figures)).toBe('“Term” (Florida and Alabama), “Fee,” and “Limits” (Florida)');
  expect(figureNames('es', figures.slice(0, 3))).toBe('“Term” (Florida y Alabama) y “Fee”');
  expect(figureNames('pt', figures)).toBe('“Term” (Florida e Alabama), “Fee” e “Limits” (Florida)');
});

test('closes a quotation after the period in English only', () => {
  expect(closeQuotes('en', 'Not from the state: “Term” (Florida) and “Fee”. Ask us.')).toBe(
    'Not from the state: “Term” (Florida) and “Fee.” Ask us.',
  );
  expect(closeQuotes('es', 'No son del estado: “Fee”. Consúltenos.')).toBe('No son del estado: “Fee”. Consúltenos.');
});

const rowOf = (grade: 'official' | 'secondary') => ({
  state: 'FL',
  grade,
  source: { url: '', title: '', readOn: '2026-11-23' },
  reviewBy: '2027-05-23',
});

test('stars each figure without an official page, where others have one', () => {
  const [official, secondary] = [rowOf('official'), rowOf('secondary')];
  const star = starUnofficial([{ row: official }, { row: secondary }]);
  expect(star('3 years', [official])).toBe('3 years');
  expect(star('3 years', [secondary])).toBe('3 years*');
  const limits = [secondary, secondary, official];
  expect(star('$10,000 per person, $20,000 per crash, and $10,000 for property', limits)).toBe(
    '$10,000* per person, $20,000* per crash, and $10,000 for property',
  );
  expect(star('US$ 10.000 por pessoa, US$ 20.000 por acidente, US$ 10.000 para danos', limits)).toBe(
    'US$ 10.000* por pessoa, US$ 20.000* por acidente, US$ 10.000 para danos',
  );
  expect(starUnofficial([{ row: secondary }])('3 years', [secondary])).toBe('3 years');
});

test('names a few figures without an official page, and counts many or all together', () => {
  const shown = (grades: readonly ('official' | 'secondary')[]) => grades.map((grade, at) => ({ label: `Figure ${at}`, row: rowOf(grade) }));
  const scopeOf = (...grades: Parameters<typeof rowOf>[0][]) => withoutPage('en', shown(grades), 'letter').scope;
  expect(scopeOf('official', 'secondary')).toBe('named');
  expect(scopeOf('secondary')).toBe('named');
  expect(scopeOf('secondary', 'secondary')).toBe('all');
  expect(scopeOf('official', 'secondary', 'secondary', 'secondary', 'secondary')).toBe('others');
  expect(withoutPage('en', shown(['official', 'secondary']), 'letter').figures).toBe('“Figure 1”');
  expect(withoutPage('en', shown(['official', 'secondary']), 'letter', true).scope).toBe('starred');
  expect(withoutPage('en', shown(['secondary', 'secondary']), 'letter', true).scope).toBe('all');
  const cell = (of: string) => (['official', 'secondary'] as const).map((grade) => ({ label: 'Limits', of, row: rowOf(grade) }));
  expect(withoutPage('en', cell('Florida'), 'letter').scope).toBe('others');
  expect(withoutPage('en', [...cell('Florida').slice(0, 1), ...cell('Virginia').slice(1)], 'letter').scope).toBe('named');
});

test('names the fact when the label is the state alone', () => {
  const line = factLine('en', 'FL.minimum');
  if (!line) throw new Error('Florida has limits');
  expect(figureOfState('en', 'Florida', line.label, line.row)).toMatchObject({ label: 'Minimum liability limits', of: 'Florida' });
  expect(figureOfState('en', 'Florida, liability', line.label, line.row)).toEqual({ label: 'Florida, liability', row: line.row });
});
