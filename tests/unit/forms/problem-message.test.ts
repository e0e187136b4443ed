import { problemMessage, withoutLabel } from '#lib/forms/problem-message.ts';
import { forms } from '#lib/forms/registry.ts';
import { fieldWords } from '#lib/forms/words.ts';
import { locales } from '#lib/i18n/routing.ts';

describe('the message of a problem', () => {
  it.each([
    ['names the field', '{label}: choose one.', 'State', 'State: choose one.'],
    [
      'keeps a label with characters that have a meaning in a replacement',
      '{label}: type it again.',
      'Cost in $& and $1',
      'Cost in $& and $1: type it again.',
    ],
    ['begins a sentence after a question', '{label}: choose one.', 'Do you own the car?', 'Do you own the car? Choose one.'],
    ['begins a sentence after a question with the number of its row', '{label}: choose one.', 'Is it new? (2)', 'Is it new? (2) Choose one.'],
    ['keeps a sentence without a label', 'Type a date.', 'Start date', 'Type a date.'],
  ])('%s', (_, message, label, shown) => {
    expect(problemMessage(message, label)).toBe(shown);
  });
});

describe('the message beside its field', () => {
  it.each([
    ['leaves the label out', 'State: choose one.', 'State', 'Choose one.'],
    ['leaves a question out', 'Do you own the car? Choose one.', 'Do you own the car?', 'Choose one.'],
    ['begins with a capital of any alphabet', 'Endereço: é preciso o número.', 'Endereço', 'É preciso o número.'],
    ['keeps a message that begins otherwise', 'Type a date.', 'Start date', 'Type a date.'],
  ])('%s', (_, message, label, shown) => {
    expect(withoutLabel(message, label)).toBe(shown);
  });

  it.each(['State', 'Do you own the car?'])('removes what the message added for the field %s', (label) => {
    expect(withoutLabel(problemMessage('{label}: choose one.', label), label)).toBe('Choose one.');
  });
});

test.each(locales)('no message has a colon after the end of a sentence, in %s', (locale) => {
  const words = fieldWords(locale);
  for (const { fields } of forms) {
    for (const field of fields) {
      const message = words.problemsOf(field).problems?.required ?? words.problem('required', words.label(field));
      expect(message).not.toMatch(/[.!]:/);
    }
  }
});
