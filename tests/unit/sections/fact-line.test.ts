import { factLine } from '#components/sections/fact-line.ts';

const text = (value: string | undefined) => value?.replace(/\s/g, ' ');

test('formats facts for each language, with source and date', () => {
  expect(factLine('en', 'FL.minPip')).toMatchObject({ value: '$10,000', source: expect.stringMatching(/Florida Department.*November\s20,\s2026/) });
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

test('asks to confirm facts of grade `known`', () => {
  expect(factLine('en', 'MS.sr22Term')?.source).toMatch(/general rule, noted on .*; confirm it with the Mississippi/);
});

test('shows a text for a filing without a term', () => {
  expect(factLine('en', 'VA.sr22Term')).toMatchObject({ value: 'The state’s letter says how long', source: expect.stringMatching(/Virginia/) });
  expect([factLine('es', 'KY.sr22Term'), factLine('pt', 'NC.sr22Term')]).toEqual([undefined, undefined]);
});

test('leaves the label to the page when there is no general one', () => {
  expect(factLine('en', 'US.truckGeneral')).toMatchObject({ label: undefined, value: '$750,000' });
});
