import { answerTexts } from '#components/filing/answer-texts.ts';
import { makeFinderView } from '#components/filing/make-finder-view.ts';
import { cars, causes, letterChoices, type Situation } from '#lib/facts/situation.ts';
import { locales } from '#lib/i18n/routing.ts';
import { everySituation } from '../facts/situations.ts';

const day = '2026-11-20';
const situations = everySituation();

describe.each(locales)('answers in %s', (locale) => {
  const view = makeFinderView(locale, 'personal-auto');
  const results = situations.map((situation) => ({ situation, answer: answerTexts(view, situation, day) }));

  test('have no unfilled placeholder on any path', () => {
    const broken = results.filter(({ answer }) =>
      /[{}]|undefined|null|NaN/.test(
        JSON.stringify([
          answer.heading,
          answer.about,
          answer.notes,
          answer.facts.map(({ text }) => text),
          answer.steps.map(({ text, title }) => text + title),
        ]),
      ),
    );
    expect(broken).toEqual([]);
  });

  test('list each step once', () => {
    const wrong = results.filter(({ answer: { steps } }) => steps.length < 5 || new Set(steps.map(({ id }) => id)).size !== steps.length);
    expect(wrong).toEqual([]);
  });

  test('never name an SR-22 or FR-44 of their own state to residents of Kentucky and North Carolina', () => {
    const atHome = results.filter(({ situation: { home, ordered } }) => (home === 'KY' || home === 'NC') && home === ordered);
    expect(atHome).toHaveLength(2 * causes.length * cars.length * letterChoices.length);
    expect(atHome.filter(({ answer }) => /[SF]R-\d\d/.test(JSON.stringify(answer)))).toEqual([]);
  });

  test('name page and day of official sources, and the letter for everything else', () => {
    const { official, letter } = view.words.sources;
    const isNamed = (source = '') => source === letter || (source.startsWith(official.split('{')[0] ?? '') && source.includes('2026'));
    const bare = results.flatMap(({ answer }) => [...answer.facts, ...answer.steps].filter(({ source }) => source !== undefined && !isNamed(source)));
    expect(bare).toEqual([]);
    expect(results.flatMap(({ answer }) => answer.facts.filter(({ id, source }) => id !== 'term' && !source))).toEqual([]);
  });
});

const asked: Situation = { home: 'FL', ordered: 'FL', cause: 'lapse', car: 'yes', letter: 'missing' };
const english = (changes: Partial<Situation>) => answerTexts(makeFinderView('en', 'personal-auto'), { ...asked, ...changes }, day);
const stepIds = (changes: Partial<Situation>) => english(changes).steps.map(({ id }) => id);

test('names fees only when there is a fact, and how far back earlier lapses count', () => {
  expect(english({}).steps.find(({ id }) => id === 'feesLapse')?.text).toMatch(/\$150.*\$250.*\$500.*3 years/);
  expect(english({ home: 'VA', ordered: 'VA' }).steps.find(({ id }) => id === 'feesNoncompliance')?.text).toContain('$600');
  expect(english({ home: 'SC', ordered: 'SC', cause: 'ticket' }).steps.find(({ id }) => id === 'feesUninsured')?.text).toContain('$600');
  expect(english({ cause: 'dui' }).steps.find(({ id }) => id === 'fees')?.text).toMatch(/^[^$]+$/);
  expect(stepIds({ home: 'GA', ordered: 'GA', cause: 'ticket-again' })).toEqual(expect.arrayContaining(['prepaid', 'fees']));
});

test('derives the steps from the answers', () => {
  expect(stepIds({ letter: 'sr-22', cause: 'dui', car: 'no' })).toEqual([
    'letter',
    'hearing',
    'dutiesDui',
    'policyWithoutCar',
    'filed',
    'fees',
    'confirm',
    'keepReported',
    'end',
  ]);
  expect(stepIds({})).toEqual(['letterMissing', 'findLetter', 'duties', 'policy', 'sixMonths', 'proof', 'feesLapse', 'confirm', 'keepPlain']);
  expect(stepIds({ home: 'KY', ordered: 'KY', cause: 'dui' })).not.toContain('end');
  expect(stepIds({ home: 'NC', ordered: 'NC', cause: 'dui' })).toEqual(expect.arrayContaining(['filedForm', 'keepPlain']));
  expect(stepIds({ home: 'other' })).toContain('policyElsewhere');
});

test('asks visitors of another state to keep the policy with the FR-44', () => {
  const answer = english({ home: 'AL', cause: 'dui', letter: 'fr-44' });
  expect(answer.steps.map(({ id }) => id).filter((id) => id.startsWith('policy'))).toEqual(['policyFr44']);
  expect(JSON.stringify(answer)).toMatch(/keep it until Florida releases you, and ask us before you change/);
});

test('says what to look for on the letter', () => {
  expect(english({ cause: 'ticket' }).steps.find(({ id }) => id === 'findLetter')?.text).toMatch(
    /FR Sanction.*bottom right|bottom right.*FR Sanction/,
  );
  expect(stepIds({ letter: 'sr-22', cause: 'ticket' })).not.toContain('findLetter');
});

test('presets a quote with the answers', () => {
  expect(english({ cause: 'dui' }).quote).toEqual({ state: 'FL', filing: 'fr-44' });
  expect(english({ home: 'KY', cause: 'dui' }).quote).toEqual({ state: 'KY', filing: 'fr-44-other-state' });
  expect(english({ home: 'NC', ordered: 'TN', cause: 'dui' }).quote).toEqual({ state: 'NC', filing: 'sr-22-other-state' });
  expect(english({}).quote).toEqual({ state: 'FL', filing: 'none' });
  expect(english({ home: 'other' }).quote).toBeUndefined();
});

test('computes an end only for a known term of a filing', () => {
  expect(english({ cause: 'dui' }).ending).toMatchObject({ filing: 'FR-44', state: 'FL', term: { value: 3 } });
  expect(english({ home: 'NC', ordered: 'NC', cause: 'dui' }).ending).toBeUndefined();
  expect(english({}).ending).toBeUndefined();
});

test('says how long Georgia suspends the license after a conviction for no insurance', () => {
  const notesOf = (cause: Situation['cause']) => english({ home: 'GA', ordered: 'GA', cause }).notes.join(' ');
  expect(notesOf('ticket')).toContain('60 days');
  expect(notesOf('ticket-again')).toContain('90 days');
  expect(notesOf('dui')).not.toMatch(/60|90/);
});

test('quotes from the letter only what the visitor read there', () => {
  expect(english({ home: 'GA', ordered: 'GA', letter: 'sr-22' }).heading).toBe('You most likely need: SR-22A');
  expect(english({ home: 'GA', ordered: 'GA', letter: 'sr-22a' }).heading).toBe('Your letter says: SR-22A');
  expect(english({ letter: 'sr-22' }).heading).toBe('Your letter says: SR-22');
});
