import { shownFact } from '#lib/facts/shown.ts';

const day = '2026-11-20';

test('what belongs together is shown together', () => {
  expect(shownFact('FL.fr44', day)).toMatchObject({ kind: 'limits', limits: { perPerson: 100_000, perCrash: 300_000, property: 50_000 } });
  expect(shownFact('GA.sr22Term', day)).toMatchObject({ kind: 'term', term: { years: 3, from: 'letter' } });
  expect(shownFact('VA.filings', day)).toMatchObject({ kind: 'filings', filings: ['sr-22', 'fr-44'] });
  expect(shownFact('US.truckGeneral', day)).toMatchObject({ kind: 'figure', fact: { value: 750_000, unit: 'usd' } });
});

test('a state without the rule shows nothing', () => {
  expect(shownFact('KY.sr22Term', day)).toBeUndefined();
  expect(shownFact('NC.sr22Term', day)).toBeUndefined();
  expect(shownFact('GA.fr44', day)).toBeUndefined();
  expect(shownFact('GA.minPip', day)).toBeUndefined();
});

test('a filing whose length only the letter says is shown without a term', () => {
  expect(shownFact('VA.sr22Term', day)).toMatchObject({ kind: 'term', term: undefined, because: { state: 'VA' } });
  expect(shownFact('VA.fr44Term', day)).toMatchObject({ kind: 'term', term: undefined, because: { state: 'VA' } });
});

test('a name that nobody gave is a defect', () => {
  expect(() => shownFact('FL.speedLimit', day)).toThrow('FL.speedLimit');
});
