import { factLine } from '#components/sections/fact-line.ts';
import { figuresOfLine } from '#components/sections/limit-figures.ts';
import { closeQuotes, figureNames, figureOfState, starOfLabel, figuresWithoutOfficialSource } from '#components/sections/sourced-figures.ts';

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

test('stars a label whose figures all lack an official source, where others have one', () => {
  const [official, secondary] = [rowOf('official'), rowOf('secondary')];
  const starOf = starOfLabel([{ row: official }, { row: secondary }]);
  expect(starOf([official])).toBe('');
  expect(starOf([secondary, secondary])).toBe('*');
  expect(starOf([secondary, official])).toBe('');
  expect(starOf([])).toBe('');
  expect(starOfLabel([{ row: secondary }])([secondary])).toBe('');
});

test('limits are one figure, or three where only some have an official source', () => {
  const names = (reference: string) =>
    figuresOfLine(factLine('en', reference), { label: 'Limits', of: 'here', partLabel: ({ label }) => label }).map(({ label }) => label);
  expect(new Set(names('VA.fr44'))).toEqual(new Set(['Limits']));
  expect(names('FL.minimum')).toEqual(['Injuries, per person', 'Injuries, per crash', 'Property damage']);
  expect(names('GA.fr44')).toEqual([]);
});

test('names a few figures without an official source, and counts many or all together', () => {
  const shown = (grades: readonly ('official' | 'secondary')[]) => grades.map((grade, at) => ({ label: `Figure ${at}`, row: rowOf(grade) }));
  const scopeOf = (...grades: Parameters<typeof rowOf>[0][]) => figuresWithoutOfficialSource('en', shown(grades), 'letter').scope;
  expect(scopeOf('official', 'secondary')).toBe('named');
  expect(scopeOf('secondary')).toBe('named');
  expect(scopeOf('secondary', 'secondary')).toBe('all');
  expect(scopeOf('official', 'secondary', 'secondary', 'secondary', 'secondary')).toBe('others');
  expect(figuresWithoutOfficialSource('en', shown(['official', 'secondary']), 'letter').figures).toBe('“Figure 1”');
  expect(figuresWithoutOfficialSource('en', shown(['official', 'secondary']), 'letter', 'below-stars').scope).toBe('starred');
  expect(figuresWithoutOfficialSource('en', shown(['secondary', 'secondary']), 'letter', 'below-stars').scope).toBe('all');
  const cell = (of: string) => (['official', 'secondary'] as const).map((grade) => ({ label: 'Limits', of, row: rowOf(grade) }));
  expect(figuresWithoutOfficialSource('en', cell('Florida'), 'letter').scope).toBe('others');
  expect(figuresWithoutOfficialSource('en', [...cell('Florida').slice(0, 1), ...cell('Virginia').slice(1)], 'letter').scope).toBe('named');
});

test('above a table, names the figures without an official source, or the only one that has one', () => {
  const above = (grades: readonly ('official' | 'secondary')[]) =>
    figuresWithoutOfficialSource(
      'en',
      grades.map((grade, at) => ({ label: `Figure ${at}`, row: rowOf(grade) })),
      'letter',
      'above',
    );
  expect(above(['official', 'official', 'secondary'])).toEqual({ scope: 'named', figures: '“Figure 2”' });
  expect(above(['official', 'secondary', 'secondary', 'secondary', 'secondary'])).toEqual({ scope: 'except', figures: '“Figure 0”' });
  expect(above(['secondary', 'secondary']).scope).toBe('all');
});

test('names the fact when the label is the state alone', () => {
  const line = factLine('en', 'FL.minimum');
  if (!line) throw new Error('Florida has limits');
  expect(figureOfState('en', 'Florida', line.label, line.row)).toMatchObject({ label: 'Minimum liability limits', of: 'Florida' });
  expect(figureOfState('en', 'Florida, liability', line.label, line.row)).toEqual({ label: 'Florida, liability', row: line.row });
});
