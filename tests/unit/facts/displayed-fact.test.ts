import { displayedFact } from '#lib/facts/displayed-fact.ts';

const day = '2026-11-20';

test('groups facts that are displayed together', () => {
  expect(displayedFact('FL.fr44', day)).toMatchObject({ kind: 'limits', limits: { perPerson: 100_000, perCrash: 300_000, property: 50_000 } });
  expect(displayedFact('GA.sr22Term', day)).toMatchObject({ kind: 'term', term: { value: 3, countedFrom: 'conviction' } });
  expect(displayedFact('VA.filings', day)).toMatchObject({ kind: 'filings', filings: ['sr-22', 'fr-44'] });
  expect(displayedFact('US.truckGeneral', day)).toMatchObject({ kind: 'figure', fact: { value: 750_000, unit: 'usd' } });
});

test('displays nothing for a state without the rule', () => {
  expect(displayedFact('KY.sr22Term', day)).toBeUndefined();
  expect(displayedFact('NC.sr22Term', day)).toBeUndefined();
  expect(displayedFact('GA.fr44', day)).toBeUndefined();
  expect(displayedFact('GA.minPip', day)).toBeUndefined();
});

test('displays the term with the page it comes from', () => {
  expect(displayedFact('VA.sr22Term', day)).toMatchObject({ kind: 'term', term: { value: 3 }, row: { state: 'VA', grade: 'official' } });
  expect(displayedFact('VA.fr44Term', day)).toMatchObject({ kind: 'term', term: { value: 3 }, row: { state: 'VA', grade: 'copy' } });
});

test('displays what a state asks after a DUI', () => {
  expect(displayedFact('FL.afterDui', day)).toMatchObject({ kind: 'outcome', outcome: 'fr-44' });
  expect(displayedFact('GA.afterDui', day)).toMatchObject({ kind: 'outcome', outcome: 'ask' });
  expect(displayedFact('KY.afterDui', day)).toMatchObject({ kind: 'outcome', outcome: 'none' });
});

test('throws for an unknown name', () => {
  expect(() => displayedFact('FL.speedLimit', day)).toThrow('FL.speedLimit');
});
