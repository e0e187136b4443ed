import { carriers } from '#components/insights/carriers.ts';
import { approvalOf, basePremium, fixedScore, hasInput, matchCarriers } from '#components/insights/match-carriers.ts';
import { simulateProspects } from '#components/insights/prospects.ts';
import { seededRandom } from '#components/insights/random.ts';
import { type RiskFactor, riskFactors } from '#components/insights/risk-factors.ts';

const [gainsco, bristol, general] = carriers;
if (!gainsco || !bristol || !general) throw new Error('three carriers');
const least = () => 0;
const most = () => 0.999_999;
const found = (chosen: readonly RiskFactor[], random: () => number) =>
  matchCarriers('', chosen, random).map(({ name, probability, estimatedPremium }) => [name, probability, estimatedPremium]);

test.each([
  ['nothing that counts', gainsco, ['dui'], 0],
  ['a keyword', gainsco, ['lapse'], 25],
  ['minimum coverage with Gainsco', gainsco, ['minimum'], 55],
  ['two keywords and the boost', gainsco, ['minimum', 'lapse'], 80],
  ['a keyword', bristol, ['dui'], 25],
  ['violations with Bristol West', bristol, ['violations'], 60],
  ['violations and an accident', bristol, ['violations', 'accidents'], 85],
  ['credit with The General', general, ['credit'], 55],
  ['payment with The General', general, ['payment'], 55],
  ['credit and payment: one boost', general, ['credit', 'payment'], 80],
  ['minimum coverage elsewhere', general, ['minimum'], 0],
] as const)('%s: %p %p is %d points', (_, carrier, factors, points) => {
  expect(fixedScore(carrier, factors)).toBe(points);
});

test('adds 0 to 19 random points and leaves out carriers with at most 20', () => {
  expect(found(['lapse'], least)).toEqual([
    ['Gainsco', 25, 1300],
    ['The General', 25, 1200],
  ]);
  expect(found(['lapse'], most)).toEqual([
    ['Gainsco', 44, 1700],
    ['The General', 44, 1600],
  ]);
  expect(matchCarriers('says nothing that counts', [], most)).toEqual([]);
});

test('limits probabilities to 95 and sorts by them', () => {
  expect(found(riskFactors, least).map(([, probability]) => probability)).toEqual([95, 95, 95]);
  expect(found(['violations', 'lapse'], least).map(([name]) => name)).toEqual(['Bristol West', 'Gainsco', 'The General']);
});

test.each([
  [gainsco, ['minimum'], 800],
  [gainsco, ['lapse'], 1500],
  [bristol, ['minimum'], 2200],
  [general, [], 1400],
] as const)("the price begins at the carrier's own", (carrier, factors, dollars) => {
  expect(basePremium(carrier, factors)).toBe(dollars);
});

test('varies a premium by up to 200 dollars, never below 600', () => {
  expect(found(['minimum'], least)).toEqual([['Gainsco', 55, 600]]);
  expect(found(['minimum'], most)).toEqual([['Gainsco', 74, 1000]]);
  for (let seed = 0; seed < 300; seed++)
    for (const { carrier, estimatedPremium, probability } of matchCarriers('', riskFactors, seededRandom(seed))) {
      const base = { gainsco: 800, 'bristol-west': 2200, 'the-general': 1400 }[carrier];
      expect(Math.abs(estimatedPremium - base)).toBeLessThanOrEqual(200);
      expect(estimatedPremium).toBeGreaterThanOrEqual(600);
      expect(probability).toBeLessThanOrEqual(95);
    }
});

test.each([
  [95, 'high'],
  [80, 'high'],
  [79, 'moderate'],
  [60, 'moderate'],
  [59, 'lower'],
  [21, 'lower'],
])('%d %% is called %s', (probability, approval) => {
  expect(approvalOf(probability)).toBe(approval);
});

test('quotas are those of the demonstration', () => {
  expect(carriers.map(({ name, quota }) => [name, quota])).toEqual([
    ['Gainsco', 85],
    ['Bristol West', 72],
    ['The General', 63],
  ]);
});

test('repeats its results for the same seed', () => {
  const run = (seed: number) => {
    const random = seededRandom(seed);
    return JSON.stringify([matchCarriers('two tickets', ['credit'], random), simulateProspects(random), simulateProspects(random)]);
  };
  expect(run(7)).toBe(run(7));
  expect(run(7)).not.toBe(run(8));
});

test('simulates complete prospects with distinct ids, best first', () => {
  for (let seed = 0; seed < 50; seed++) {
    const prospects = simulateProspects(seededRandom(seed));
    expect(new Set(prospects.map(({ id }) => id)).size).toBe(6);
    expect(prospects.map(({ probability }) => probability)).toEqual(prospects.map(({ probability }) => probability).sort((a, b) => b - a));
    for (const { priority, probability } of prospects) expect(priority).toBe(probability >= 80 ? 'high' : probability >= 60 ? 'medium' : 'low');
  }
});

test.each([
  ['', [], false],
  ['  \n', [], false],
  ['a', [], true],
  ['', ['dui'], true],
] as const)('%j with %j is something to go by: %p', (description, chosen, is) => {
  expect(hasInput(description, chosen)).toBe(is);
});
