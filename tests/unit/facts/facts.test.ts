import { factArguments } from '#lib/facts/arguments.ts';
import { facts, findFact } from '#lib/facts/find-fact.ts';
import { filingFacts } from '#lib/facts/filings.ts';
import { overdue, reviews } from '#lib/facts/reviews.ts';
import { stateLaws } from '#lib/facts/state-laws.ts';
import { agency } from '#lib/site/agency.ts';

const today = new Date().toISOString().slice(0, 10);
const laws = Object.values(stateLaws);
const rows = [...facts, ...filingFacts, ...laws.flatMap(({ rules, coverages }) => [...rules, ...coverages])];
const monthMs = 31 * 86_400_000;

test('no fact is past its review date', () => {
  expect(overdue(today)).toEqual([]);
});

test('finds the rows whose review is late', () => {
  const [first] = reviews();
  expect(first && overdue(first.reviewBy)).toEqual([]);
  expect(overdue('2100-01-01').length).toBe(reviews().length);
});

test('each row has an address, a title, the day it was read, and a review in time', () => {
  for (const { grade, source, reviewBy } of rows) {
    expect(new URL(source.url).hostname).toContain('.');
    expect(source.title.length).toBeGreaterThan(10);
    expect(source.readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    const months = grade === 'official' ? 12 : 6;
    expect(Date.parse(reviewBy) - Date.parse(source.readOn)).toBeLessThanOrEqual(months * monthMs);
  }
});

/** Hosts of the states, their courts of law and their agencies, and of the federal government. */
const governmentHost = /(?:\.gov|\.state\.(?:fl|nc)\.us|legis\.la\.gov|(?:^|\.)(?:scdmvonline|myfloridacfo)\.com)$/;

test('a row of grade `official` was read on a host of the state', () => {
  const wrong = rows.filter(({ grade, source }) => grade === 'official' && !governmentHost.test(new URL(source.url).hostname));
  expect(wrong.map(({ source }) => source.url)).toEqual([]);
});

test('a row of grade `copy` names the place in the law, and is of no old edition', () => {
  const titles = new Set(rows.filter(({ grade }) => grade === 'copy').map(({ source }) => source.title));
  expect(titles.size).toBeGreaterThan(20);
  for (const title of titles) {
    expect(title).toMatch(/^(?:Section|Rule|Louisiana Revised Statutes) .*\d/);
    expect(title).not.toMatch(/\(/);
  }
});

test('each fact is of a licensed state or federal, and overlaps no other', () => {
  for (const { state } of rows) expect([...agency.states, 'US']).toContain(state);
  for (const group of Map.groupBy(facts, ({ id, state }) => `${id} ${state}`).values()) {
    const byStart = group.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
    const overlaps = byStart.filter(({ to }, index) => byStart.slice(index + 1).some(({ from }) => to === null || (from ?? '') <= to));
    expect(overlaps).toEqual([]);
  }
});

test('every licensed state has its minimum liability today', () => {
  for (const state of agency.states) {
    for (const id of ['minPerPerson', 'minPerCrash', 'minProperty'] as const)
      expect(findFact(id, state, today)?.value).toBeGreaterThanOrEqual(10_000);
  }
});

test('every licensed state lists its filings, its rules and its uninsured-motorist coverage', () => {
  expect(filingFacts.map(({ state }) => state).sort()).toEqual([...agency.states].sort());
  for (const state of agency.states) expect(stateLaws[state]?.coverages.map(({ coverage }) => coverage)).toContain('uninsured');
});

test('a term that a rule names exists, and says from which day it counts', () => {
  const named = laws.flatMap(({ rules }) => rules).flatMap(({ state, term }) => (term ? [{ state, term }] : []));
  expect(named.filter(({ state, term }) => findFact(term, state, today)?.countedFrom === undefined)).toEqual([]);
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
