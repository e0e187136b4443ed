import { makeFinderView } from '#components/filing/make-finder-view.ts';
import { readChoices } from '#components/filing/finder-view.ts';

const { questions } = makeFinderView('en');
const given: Readonly<Record<string, string>> = { home: 'GA', ordered: 'GA', cause: 'ticket-again', car: 'borrowed', letter: 'missing' };
const read = (changes: Readonly<Record<string, string>> = {}) => readChoices(questions, (name) => ({ ...given, ...changes })[name]);

test('reads a choice of each question', () => {
  expect(read()).toEqual({ chosen: given, missing: [], situation: given });
});

test('still reads the cause of an earlier version of the finder', () => {
  expect(read({ cause: 'uninsured', car: 'yes' })).toMatchObject({ missing: [], situation: { cause: 'uninsured', car: 'yes' } });
});

test('names the questions without a choice, or with a value that was never one', () => {
  expect(read({ cause: 'speeding', home: '' })).toMatchObject({ missing: ['home', 'cause'], situation: undefined });
});
