import { filingRowOf, filingsFor } from '#lib/facts/filings.ts';
import { limitsFor } from '#lib/facts/limits.ts';
import { causes, letterChoices, type Situation, situationOf } from '#lib/facts/situation.ts';
import { termOfDecision } from '#lib/facts/term.ts';
import { presetFiling, isFiling, whichFiling } from '#lib/facts/which-filing.ts';
import { agency } from '#lib/site/agency.ts';
import { type CaseRow, cases } from './cases.ts';
import { everySituation } from './situations.ts';

const day = '2026-11-23';
const asked: Situation = { home: 'FL', ordered: 'FL', cause: 'ticket', car: 'yes', letter: 'missing' };
const decide = (changes: Partial<Situation>) => whichFiling({ ...asked, ...changes });

function answerTo([text]: CaseRow): CaseRow {
  const [home = '', ordered = '', cause = '', car = '', letter = ''] = text.split(' ');
  const situation = situationOf({ home, ordered, cause, car, letter });
  if (!situation) throw new Error(`No situation: ${text}`);
  const decision = whichFiling(situation);
  const { outcome, likely, basis, notes, rule } = decision;
  const term = termOfDecision(decision, day);
  const answer = [outcome, ...(likely && outcome === 'ask' ? [likely] : []), basis].join(' ');
  return [text, answer, term ? `${term.value} ${term.unit} from ${term.countedFrom}` : '', notes.join(' '), rule?.source.url ?? ''];
}

test.each(cases)('answers %s with %s', (...row) => {
  expect(answerTo(row)).toEqual(row);
});

test('the cases cover each state and each cause', () => {
  const situations = cases.map(([text]) => text.split(' '));
  expect(cases.length).toBeGreaterThanOrEqual(74);
  for (const state of agency.states) expect(situations.some(([, ordered]) => ordered === state)).toBe(true);
  for (const cause of causes) expect(situations.some(([, , named]) => named === cause)).toBe(true);
});

test('each state has a rule for each cause, with and without a car', () => {
  for (const home of agency.states)
    for (const cause of causes)
      for (const car of ['yes', 'borrowed', 'no'] as const)
        expect(whichFiling({ home, ordered: home, cause, car, letter: 'missing' }).rule).toBeDefined();
});

test('the outcome depends on the state that ordered the filing, not on where the visitor lives', () => {
  for (const state of agency.states)
    for (const cause of causes)
      expect(decide({ home: 'other', ordered: state, cause }).outcome).toBe(decide({ home: state, ordered: 'unsure', cause }).outcome);
});

/** Outcomes by the state that ordered the filing, for each of `letterChoices` in its order. */
const outcomesByState: Record<string, readonly string[]> = {
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

const namedCases = Object.entries(outcomesByState).flatMap(([state, outcomes]) =>
  outcomes.map((outcome, index) => [state, letterChoices[index], outcome] as const),
);

test.each(namedCases)('%s with a letter that names %s: %s', (ordered, letter = 'missing', outcome) => {
  for (const cause of causes) expect(decide({ ordered, letter, cause }).outcome).toBe(outcome);
});

test('names the filing of the rules where the letter names another one', () => {
  expect(decide({ cause: 'dui', letter: 'sr-22' })).toMatchObject({ outcome: 'sr-22', basis: 'named', filingByRules: 'fr-44' });
  expect(decide({ cause: 'dui', letter: 'fr-44' }).filingByRules).toBeUndefined();
  expect(decide({ home: 'GA', ordered: 'GA', cause: 'lapse', letter: 'sr-22' }).filingByRules).toBeUndefined();
});

test('finds the state by the letter when the visitor does not know it', () => {
  expect(decide({ home: 'KY', ordered: 'unsure', letter: 'sr-22' })).toEqual({ outcome: 'sr-22', basis: 'named', notes: [] });
  expect(decide({ home: 'NC', ordered: 'unsure', letter: 'sr-22a' })).toMatchObject({ outcome: 'sr-22a', state: 'GA' });
  expect(decide({ home: 'KY', ordered: 'unsure', letter: 'dl-123' })).toMatchObject({ outcome: 'dl-123', state: 'NC' });
});

describe('on every path', () => {
  const all = everySituation();

  test('never names a form that the state does not have', () => {
    const wrong = all.filter((situation) => {
      const { outcome, state } = whichFiling(situation);
      const filings: readonly string[] = filingRowOf(state ?? '')?.filings ?? [];
      return state !== undefined && isFiling(outcome) && !filings.includes(outcome);
    });
    expect(wrong).toEqual([]);
  });

  test('never names an SR-22 or FR-44 for residents of Kentucky and North Carolina', () => {
    const decisions = all.filter(({ home, ordered }) => (home === 'KY' || home === 'NC') && ordered === home).map(whichFiling);
    expect(new Set(decisions.map(({ outcome }) => outcome))).toEqual(new Set(['none', 'proof', 'dl-123', 'ask']));
  });

  test('presets a filing that the form offers, with limits that meet the order', () => {
    const wrong = all.filter((situation) => {
      const decision = whichFiling(situation);
      const filing = presetFiling(situation.home, decision);
      if (!filing) return false;
      const minimum = limitsFor(situation.home, filing, day, decision.state);
      const demanded = decision.outcome === 'fr-44' && decision.state ? limitsFor(decision.state, 'fr-44', day) : undefined;
      const isMet = (minimum?.perPerson ?? 0) >= (demanded?.perPerson ?? 0) && (minimum?.perCrash ?? 0) >= (demanded?.perCrash ?? 0);
      return !filingsFor(situation.home).includes(filing) || !isMet;
    });
    expect(wrong).toEqual([]);
  });

  test('offers a quote to residents of every served state', () => {
    const unserved = new Set(all.filter((situation) => !presetFiling(situation.home, whichFiling(situation))).map(({ home }) => home));
    expect([...unserved]).toEqual(['other']);
  });
});

test('needs all answers, with known values', () => {
  expect(situationOf({ ...asked })).toEqual(asked);
  for (const name of Object.keys(asked)) expect(situationOf({ ...asked, [name]: '' })).toBeUndefined();
  for (const name of ['cause', 'car', 'letter']) expect(situationOf({ ...asked, [name]: 'x' })).toBeUndefined();
});

test('accepts the cause `uninsured` of an earlier version; where the rules for it differ, the letter decides', () => {
  expect(situationOf({ ...asked, cause: 'uninsured' })).toEqual({ ...asked, cause: 'uninsured' });
  expect(decide({ home: 'SC', ordered: 'SC', cause: 'uninsured' })).toMatchObject({ outcome: 'ask', likely: 'sr-22' });
});
