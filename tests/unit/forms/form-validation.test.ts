/** @jest-environment jsdom */
import { createValidation } from '#components/forms/form-validation.ts';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { formById } from '#lib/forms/registry.ts';

const form = formById('contact');

function openForm(values: Readonly<Record<string, string>>) {
  const view = makeFormView(form, 'en');
  const fields = view.groups.flatMap((group) => group.fields);
  document.body.innerHTML = `<form>${fields.map(({ name }) => `<input name="${name}" value="${values[name] ?? ''}">`).join('')}</form>`;
  const element = document.querySelector('form');
  if (!element) throw new Error('no form');
  return createValidation({ element, signal: new AbortController().signal }, view, form, () => undefined);
}

const valid = { name: 'Zoë', email: 'zoe@example.com', inquiryType: 'claims-support', message: 'Hello' };

test('returns the values of a valid form', async () => {
  expect(await openForm(valid).validate()).toMatchObject({ status: 'valid', values: valid });
});

test('returns every problem with its message, in the order of the form', async () => {
  const result = await openForm({ ...valid, name: '', email: 'zoe' }).validate();
  expect(result).toMatchObject({
    status: 'invalid',
    problems: [
      { field: 'name', code: 'required', message: 'Enter your name.' },
      { field: 'email', code: 'email' },
    ],
  });
});

test('checks only the named fields', async () => {
  const { check } = openForm({ email: 'zoe' });
  expect((await check(['email'])).map(({ field, code }) => [field, code])).toEqual([['email', 'email']]);
});

test('an e-mail address makes a missing phone number no problem', async () => {
  const home = formById('home');
  const view = makeFormView(home, 'en');
  const fields = view.groups.flatMap((group) => group.fields);
  document.body.innerHTML = `<form>${fields.map(({ name }) => `<input name="${name}">`).join('')}</form>`;
  const element = document.querySelector('form');
  const email = document.querySelector<HTMLInputElement>('[name="email"]');
  if (!element || !email) throw new Error('no form');
  let shown: readonly string[] = [];
  const show = (problems: readonly { field: string }[]) => {
    shown = problems.map(({ field }) => field);
  };
  await createValidation({ element, signal: new AbortController().signal }, view, home, show).validate();
  expect(shown).toContain('phone');
  email.value = 'ana@visitor.example';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown).not.toContain('phone');
  expect(shown).toContain('zipCode');
});
