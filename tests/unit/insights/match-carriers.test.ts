import { carriers, type RiskFactor, riskFactors } from '#components/insights/carriers.ts';
import { approvalOf, basePremium, fixedScore, hasInput, matchCarriers } from '#components/insights/match-carriers.ts';
import { simulateProspects } from '#components/insights/prospects.ts';
import { seededRandom } from '#components/insights/random.ts';

const [mutual, western, general] = carriers;
if (!mutual || !western || !general) throw new Error('three carriers');
const lowest = () => 0;
const highest = () => 0.999_999;
const found = (chosen: readonly RiskFactor[], random: () => number) =>
  matchCarriers('', chosen, random).map(({ name, probability, estimatedPremium }) => [name, probability, estimatedPremium]);

test.each([
  ['nothing that counts', mutual, ['dui'], 0],
  ['one factor', mutual, ['lapse'], 25],
  ['minimum coverage with Sample Mutual', mutual, ['minimum'], 55],
  ['two factors and the boost', mutual, ['minimum', 'lapse'], 80],
  ['one factor', western, ['dui'], 25],
  ['violations with Sample Western', western, ['violations'], 60],
  ['violations and an accident', western, ['violations', 'accidents'], 85],
  ['credit with Sample General', general, ['credit'], 55],
  ['payment with Sample General', general, ['payment'], 55],
  ['credit and payment: one boost', general, ['credit', 'payment'], 80],
  ['minimum coverage elsewhere', general, ['minimum'], 0],
] as const)('scores %s', (_, carrier, factors, points) => {
  expect(fixedScore(carrier, factors)).toBe(points);
});

test('adds 0 to 19 random points and leaves out carriers with at most 20', () => {
  expect(found(['lapse'], lowest)).toEqual([
    ['Sample Mutual', 25, 1300],
    ['Sample General', 25, 1200],
  ]);
  expect(found(['lapse'], highest)).toEqual([
    ['Sample Mutual', 44, 1700],
    ['Sample General', 44, 1600],
  ]);
  expect(matchCarriers('says nothing that counts', [], highest)).toEqual([]);
});

test('limits probabilities to 95 and sorts by them', () => {
  expect(found(riskFactors, lowest).map(([, probability]) => probability)).toEqual([95, 95, 95]);
  expect(found(['violations', 'lapse'], lowest).map(([name]) => name)).toEqual(['Sample Western', 'Sample Mutual', 'Sample General']);
});

test.each([
  [mutual, ['minimum'], 800],
  [mutual, ['lapse'], 1500],
  [western, ['minimum'], 2200],
  [general, [], 1400],
] as const)("the premium starts at the carrier's base premium", (carrier, factors, dollars) => {
  expect(basePremium(carrier, factors)).toBe(dollars);
});

test('varies a premium by up to 200 dollars, never below 600', () => {
  expect(found(['minimum'], lowest)).toEqual([['Sample Mutual', 55, 600]]);
  expect(found(['minimum'], highest)).toEqual([['Sample Mutual', 74, 1000]]);
  for (let seed = 0; seed < 300; seed++)
    for (const { carrier, estimatedPremium, probability } of matchCarriers('', riskFactors, seededRandom(seed))) {
      const base = { 'sample-mutual': 800, 'sample-western': 2200, 'sample-general': 1400 }[carrier];
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

test('shows the number of cases of each company', () => {
  expect(carriers.map(({ name, cases }) => [name, cases])).toEqual([
    ['Sample Mutual', 85],
    ['Sample Western', 72],
    ['Sample General', 63],
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
] as const)('%j with %j is sufficient input: %p', (description, chosen, isSufficient) => {
  expect(hasInput(description, chosen)).toBe(isSufficient);
});
