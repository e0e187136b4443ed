import { filingRowOf, filingsFor } from '#lib/facts/filings.ts';
import { limitsFor } from '#lib/facts/limits.ts';
import { causes, letters, type Situation, situationOf } from '#lib/facts/situation.ts';
import { formFiling, whichFiling } from '#lib/facts/which-filing.ts';
import { agency } from '#lib/site/agency.ts';
import { everySituation } from './situations.ts';

const day = '2026-11-20';
const asked: Situation = { home: 'FL', ordered: 'FL', cause: 'uninsured', car: 'yes', letter: 'missing' };
const decide = (changes: Partial<Situation>) => whichFiling({ ...asked, ...changes });

/** What each state usually asks without a letter that names a form, in the order of `causes`. */
const usual: Record<string, readonly string[]> = {
  FL: ['fr-44', 'sr-22', 'sr-22', 'sr-22', 'ask'],
  GA: ['sr-22a', 'sr-22a', 'sr-22a', 'sr-22a', 'sr-22a'],
  AL: ['sr-22', 'sr-22', 'sr-22', 'sr-22', 'sr-22'],
  SC: ['sr-22', 'sr-22', 'sr-22', 'sr-22', 'sr-22'],
  NC: ['dl-123', 'dl-123', 'dl-123', 'dl-123', 'dl-123'],
  TN: ['sr-22', 'sr-22', 'sr-22', 'sr-22', 'sr-22'],
  KY: ['none', 'none', 'none', 'none', 'none'],
  VA: ['fr-44', 'sr-22', 'sr-22', 'sr-22', 'ask'],
  MS: ['sr-22', 'sr-22', 'sr-22', 'sr-22', 'sr-22'],
  LA: ['sr-22', 'sr-22', 'sr-22', 'sr-22', 'sr-22'],
};

const usualCases = agency.states.flatMap((state) => causes.map((cause, index) => [state, cause, usual[state]?.[index]] as const));

test.each(usualCases)('%s usually orders after %s: %s', (state, cause, outcome) => {
  for (const letter of ['unnamed', 'missing'] as const) {
    for (const ordered of [state, 'unsure']) expect(decide({ home: state, ordered, cause, letter })).toMatchObject({ outcome, state });
    expect(decide({ home: 'other', ordered: state, cause, letter }).outcome).toBe(outcome);
  }
});

const named: Record<string, readonly string[]> = {
  FL: ['sr-22', 'fr-44', 'ask', 'ask'],
  GA: ['sr-22a', 'ask', 'sr-22a', 'ask'],
  AL: ['sr-22', 'ask', 'ask', 'ask'],
  SC: ['sr-22', 'ask', 'ask', 'ask'],
  NC: ['ask', 'ask', 'ask', 'dl-123'],
  TN: ['sr-22', 'ask', 'ask', 'ask'],
  KY: ['ask', 'ask', 'ask', 'ask'],
  VA: ['sr-22', 'fr-44', 'ask', 'ask'],
  MS: ['sr-22', 'ask', 'ask', 'ask'],
  LA: ['sr-22', 'ask', 'ask', 'ask'],
  other: ['sr-22', 'fr-44', 'ask', 'ask'],
};

const namedCases = Object.entries(named).flatMap(([state, outcomes]) => outcomes.map((outcome, index) => [state, letters[index], outcome] as const));

test.each(namedCases)('%s with a letter that names %s: %s', (ordered, letter = 'missing', outcome) => {
  for (const cause of causes) expect(decide({ ordered, letter, cause }).outcome).toBe(outcome);
});

test('finds the state by the letter when the visitor does not know it', () => {
  expect(decide({ home: 'KY', ordered: 'unsure', letter: 'sr-22' })).toEqual({ outcome: 'sr-22', certainty: 'named' });
  expect(decide({ home: 'NC', ordered: 'unsure', letter: 'sr-22a' })).toMatchObject({ outcome: 'sr-22a', state: 'GA' });
  expect(decide({ home: 'KY', ordered: 'unsure', letter: 'dl-123' })).toMatchObject({ outcome: 'dl-123', state: 'NC' });
});

describe('on every path', () => {
  const all = everySituation();

  test('never names a form that the state does not have', () => {
    const wrong = all.filter((situation) => {
      const { outcome, state } = whichFiling(situation);
      const own: readonly string[] = filingRowOf(state ?? '')?.filings ?? [];
      return state !== undefined && outcome !== 'none' && outcome !== 'ask' && !own.includes(outcome);
    });
    expect(wrong).toEqual([]);
  });

  test('never names an SR-22 or FR-44 for residents of Kentucky and North Carolina', () => {
    const own = all.filter(({ home, ordered }) => (home === 'KY' || home === 'NC') && ordered === home).map(whichFiling);
    expect(new Set(own.map(({ outcome }) => outcome))).toEqual(new Set(['none', 'dl-123', 'ask']));
  });

  test('presets a filing that the form offers, with limits that meet the order', () => {
    for (const situation of all) {
      const decision = whichFiling(situation);
      const filing = formFiling(situation.home, decision);
      if (!filing) continue;
      const floor = limitsFor(situation.home, filing, day, decision.state);
      const demanded = decision.outcome === 'fr-44' && decision.state ? limitsFor(decision.state, 'fr-44', day) : undefined;
      const isMet = (floor?.perPerson ?? 0) >= (demanded?.perPerson ?? 0) && (floor?.perCrash ?? 0) >= (demanded?.perCrash ?? 0);
      if (!filingsFor(situation.home).includes(filing) || !isMet) throw new Error(JSON.stringify({ situation, filing, floor }));
    }
    expect(all.every(({ home }) => home === 'other' || agency.states.some((state) => state === home))).toBe(true);
  });

  test('offers a quote to residents of every served state', () => {
    const unserved = new Set(all.filter((situation) => !formFiling(situation.home, whichFiling(situation))).map(({ home }) => home));
    expect([...unserved]).toEqual(['other']);
  });
});

test('needs all answers, with known values', () => {
  expect(situationOf({ ...asked })).toEqual(asked);
  for (const name of Object.keys(asked)) expect(situationOf({ ...asked, [name]: '' })).toBeUndefined();
  for (const name of ['cause', 'car', 'letter']) expect(situationOf({ ...asked, [name]: 'x' })).toBeUndefined();
});
