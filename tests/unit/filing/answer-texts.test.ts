import { answerTexts } from '#components/filing/answer-texts.ts';
import { makeFinderView } from '#components/filing/make-finder-view.ts';
import type { Situation } from '#lib/facts/situation.ts';
import { locales } from '#lib/i18n/routing.ts';
import { everySituation } from '../facts/situations.ts';

const day = '2026-11-20';
const situations = everySituation();

describe.each(locales)('answers in %s', (locale) => {
  const view = makeFinderView(locale, 'personal-auto');
  const told = situations.map((situation) => ({ situation, answer: answerTexts(view, situation, day) }));

  test('have no unfilled placeholder on any path', () => {
    const broken = told.filter(({ answer }) =>
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
    for (const { answer } of told) {
      expect(answer.steps.length).toBeGreaterThanOrEqual(5);
      expect(new Set(answer.steps.map(({ id }) => id)).size).toBe(answer.steps.length);
    }
  });

  test('never name an SR-22 or FR-44 of their own state to residents of Kentucky and North Carolina', () => {
    const own = told.filter(({ situation: { home, ordered } }) => (home === 'KY' || home === 'NC') && home === ordered);
    expect(own).toHaveLength(2 * 5 * 2 * 6);
    expect(own.filter(({ answer }) => /[SF]R-\d\d/.test(JSON.stringify(answer)))).toEqual([]);
  });

  test('name source and date of every figure', () => {
    const bare = told.flatMap(({ answer }) => answer.facts.filter(({ id, source }) => id !== 'term' && !(source ?? '').includes('2026')));
    expect(bare).toEqual([]);
  });
});

const asked: Situation = { home: 'FL', ordered: 'FL', cause: 'uninsured', car: 'yes', letter: 'missing' };
const english = (changes: Partial<Situation>) => answerTexts(makeFinderView('en', 'personal-auto'), { ...asked, ...changes }, day);
const stepIds = (changes: Partial<Situation>) => english(changes).steps.map(({ id }) => id);

test('names fees only when there is a fact', () => {
  expect(english({}).steps.find(({ id }) => id === 'feesLapse')?.text).toMatch(/\$150.*\$250.*\$500/);
  expect(stepIds({ cause: 'dui' })).toContain('fees');
  expect(stepIds({ home: 'GA', ordered: 'GA' })).toEqual(expect.arrayContaining(['prepaid', 'fees']));
});

test('derives the steps from the answers', () => {
  expect(stepIds({ letter: 'sr-22', car: 'no' })).toEqual([
    'letter',
    'duties',
    'policyWithoutCar',
    'filed',
    'feesLapse',
    'confirm',
    'keepReported',
    'end',
  ]);
  expect(stepIds({ home: 'KY', ordered: 'KY' })).not.toContain('end');
  expect(stepIds({ home: 'NC', ordered: 'NC' })).toContain('filedForm');
  expect(stepIds({ home: 'other' })).toContain('policyElsewhere');
});

test('presets a quote with the answers', () => {
  expect(english({ cause: 'dui' }).quote).toEqual({ state: 'FL', filing: 'fr-44' });
  expect(english({ home: 'KY', cause: 'dui' }).quote).toEqual({ state: 'KY', filing: 'fr-44-other-state' });
  expect(english({ home: 'NC', ordered: 'TN' }).quote).toEqual({ state: 'NC', filing: 'sr-22-other-state' });
  expect(english({ home: 'other' }).quote).toBeUndefined();
});

test('computes an end only for a known term', () => {
  expect(english({ cause: 'dui' }).ending).toMatchObject({ filing: 'FR-44', state: 'FL', term: { years: 3 } });
  expect(english({ home: 'VA', ordered: 'VA' }).ending).toBeUndefined();
});
