import { makeFinderView } from '#components/filing/make-finder-view.ts';
import { readAnswers } from '#components/filing/finder-view.ts';

const { questions } = makeFinderView('en');
const given: Readonly<Record<string, string>> = { home: 'GA', ordered: 'GA', cause: 'ticket-again', car: 'borrowed', letter: 'missing' };
const read = (changes: Readonly<Record<string, string>> = {}) => readAnswers(questions, (name) => ({ ...given, ...changes })[name]);

test('reads a choice of each question', () => {
  expect(read()).toEqual({ answers: given, missing: [], situation: given });
});

test('still reads the cause of former forms', () => {
  expect(read({ cause: 'uninsured', car: 'yes' })).toMatchObject({ missing: [], situation: { cause: 'uninsured', car: 'yes' } });
});

test('names the questions whose answer is missing or was never a choice', () => {
  expect(read({ cause: 'speeding', home: '' })).toMatchObject({ missing: ['home', 'cause'], situation: undefined });
});
