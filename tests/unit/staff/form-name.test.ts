import { formName } from '#components/desk/form-name.ts';
import { knownForms } from '#lib/forms/registry.ts';
import { papersOnlyForm } from '#lib/forms/second-step/papers.ts';
import { knownSecondSteps } from '#lib/forms/second-step/known-second-steps.ts';
import { messagesFor } from '#lib/i18n/messages.ts';

test('each form that begins a lead has a name in the languages of the staff', () => {
  const later = [...knownSecondSteps, papersOnlyForm].map(({ id }) => id);
  const first = knownForms().filter(({ id }) => !later.includes(id));
  expect(Object.keys(messagesFor('es').desk.form).toSorted()).toEqual(first.map(({ id }) => id).toSorted());
  expect(first.map(({ id }) => formName(id, 'en'))).toEqual(first.map(({ staffName }) => staffName));
});

test('names a form in the language of the reader, and one that is not known by its id', () => {
  expect([formName('contact', 'es'), formName('contact', 'pt'), formName('gone', 'pt')]).toEqual([
    'Formulario de contacto',
    'Formulário de contato',
    'gone',
  ]);
});
