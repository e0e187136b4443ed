import { factArguments } from '#lib/facts/arguments.ts';
import { findFact } from '#lib/facts/find-fact.ts';
import { filingRows } from '#lib/facts/filings.ts';
import { facts } from '#lib/facts/facts.ts';
import { agency } from '#lib/site/agency.ts';

const today = new Date().toISOString().slice(0, 10);

test('no fact is past its review date', () => {
  expect([...facts, ...filingRows].filter(({ reviewBy }) => reviewBy < today)).toEqual([]);
});

test('facts of grade `known` are reviewed within six months', () => {
  const late = [...facts, ...filingRows].filter(
    ({ grade, asOf, reviewBy }) => grade === 'known' && Date.parse(reviewBy) - Date.parse(asOf) > 183 * 86_400_000,
  );
  expect(late).toEqual([]);
});

test('each fact has a source and a licensed state, and overlaps no other', () => {
  for (const { source, state, grade } of [...facts, ...filingRows]) {
    expect(source.length).toBeGreaterThan(10);
    expect([...agency.states, 'US']).toContain(state);
    expect(['seen', 'known']).toContain(grade);
  }
  const keys = facts.map(({ id, state, from }) => `${id} ${state} ${from}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every licensed state has its minimum liability today', () => {
  for (const state of agency.states) {
    for (const id of ['minPerPerson', 'minPerCrash', 'minProperty'] as const)
      expect(findFact(id, state, today)?.value).toBeGreaterThanOrEqual(10_000);
  }
});

test('every licensed state lists its filings', () => {
  expect(filingRows.map(({ state }) => state).sort()).toEqual([...agency.states].sort());
});

test('a fact is in force from its first day', () => {
  expect(findFact('minPerPerson', 'NC', '2025-06-30')).toBeUndefined();
  expect(findFact('minPerPerson', 'NC', '2025-07-01')?.value).toBe(50_000);
});

test('has no term for states without an SR-22', () => {
  expect(findFact('sr22Years', 'NC', today)).toBeUndefined();
  expect(findFact('sr22Years', 'KY', today)).toBeUndefined();
});

test('formats dollars for each language', () => {
  expect(factArguments('en-US')).toMatchObject({ fr44PerPerson: '$100,000', fr44PerCrash: '$300,000', fr44Property: '$50,000', sr22YearsFlorida: 3 });
  expect(factArguments('es-US')).toMatchObject({ vaFr44PerCrash: '$200,000', gaSr22PrepaidMonths: 6, usTruckGeneral: '$750,000' });
  expect(String(factArguments('pt-BR').vaFr44Property).replace(/\s/g, ' ')).toBe('US$ 50.000');
});
