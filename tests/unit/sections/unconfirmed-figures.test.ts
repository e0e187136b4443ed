import { closeQuotes, figureNames, figureOfState, withoutPage } from '#components/sections/sourced-figures.ts';
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

test('names a few figures without an official page, and counts many or all together', () => {
  const row = (grade: 'official' | 'secondary') => ({
    state: 'FL',
    grade,
    source: { url: '', title: '', readOn: '2026-11-23' },
    reviewBy: '2027-05-23',
  });
  const shown = (grades: readonly ('official' | 'secondary')[]) => grades.map((grade, at) => ({ label: `Figure ${at}`, row: row(grade) }));
  const scopeOf = (...grades: Parameters<typeof row>[0][]) => withoutPage('en', shown(grades), 'letter').scope;
  expect(scopeOf('official', 'secondary')).toBe('named');
  expect(scopeOf('secondary')).toBe('named');
  expect(scopeOf('secondary', 'secondary')).toBe('all');
  expect(scopeOf('official', 'secondary', 'secondary', 'secondary', 'secondary')).toBe('others');
  expect(withoutPage('en', shown(['official', 'secondary']), 'letter').figures).toBe('“Figure 1”');
  const cell = (of: string) => (['official', 'secondary'] as const).map((grade) => ({ label: 'Limits', of, row: row(grade) }));
  expect(withoutPage('en', cell('Florida'), 'letter').scope).toBe('others');
  expect(withoutPage('en', [...cell('Florida').slice(0, 1), ...cell('Virginia').slice(1)], 'letter').scope).toBe('named');
});

test('names the fact when the label is the state alone', () => {
  const line = factLine('en', 'FL.minimum');
  if (!line) throw new Error('Florida has limits');
  expect(figureOfState('en', 'Florida', line.label, line.row)).toMatchObject({ label: 'Minimum liability limits', of: 'Florida' });
  expect(figureOfState('en', 'Florida, liability', line.label, line.row)).toEqual({ label: 'Florida, liability', row: line.row });
});
