import { factLine } from '#components/sections/fact-line.ts';

const text = (value: string | undefined) => value?.replace(/\s/g, ' ');

test('formats facts for each language', () => {
  expect(factLine('en', 'FL.minPip')?.value).toBe('$10,000');
  expect(text(factLine('pt', 'FL.minPip')?.value)).toBe('US$ 10.000');
  expect(factLine('es', 'GA.sr22PrepaidMonths')?.value).toBe('6 meses');
  expect(factLine('en', 'FL.lapseReportDays')?.value).toBe('10 days');
  expect(factLine('en', 'FL.exemptionOwnership')?.value).toBe('10%');
  expect(factLine('en', 'FL.workersCompOther')?.value).toBe('4');
});

test('lists filings, and says when a state has none', () => {
  expect(factLine('en', 'FL.filings')?.value).toBe('SR-22 and FR-44');
  expect(factLine('en', 'KY.filings')?.value).toBe('None');
});

test('shows a term with the day from which it counts', () => {
  expect(factLine('en', 'TN.sr22Term')?.value).toBe('The state’s letter says how long');
  expect(factLine('es', 'GA.sr22Term')?.value).toBe('3 años desde el día de la condena');
  expect([factLine('es', 'KY.sr22Term'), factLine('pt', 'NC.sr22Term')]).toEqual([undefined, undefined]);
});

test('leaves the label to the page when there is no general one', () => {
  expect(factLine('en', 'US.truckGeneral')).toMatchObject({ label: undefined, value: '$750,000' });
});

test('gives the row of each limit', () => {
  expect(factLine('en', 'FL.minimum')?.sourcedFacts.map(({ grade }) => grade)).toEqual(['copy', 'copy', 'official']);
});

// The page of the FR-44 says so to visitors.
test('only one figure of the minimums and of the FR-44 has an official source', () => {
  const names = ['minimum', 'fr44', 'fr44Term'].flatMap((name) => [`FL.${name}`, `VA.${name}`]);
  const rows = names.flatMap((name) => factLine('en', name)?.sourcedFacts ?? []);
  expect(rows.filter(({ grade }) => grade === 'official')).toMatchObject([{ state: 'FL', id: 'minProperty' }]);
});
