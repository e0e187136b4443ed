/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { FormFields } from '#components/forms/form-fields.tsx';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { markRequired } from '#components/forms/form-help.ts';
import { certificateForm } from '#lib/forms/certificate.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';

const view = makeFormView(certificateForm, 'en');
document.body.innerHTML = `<form>${renderToStaticMarkup(<FormFields view={view} groups={view.groups} problems={[]} />)}</form>`;
const [form] = document.forms as unknown as [HTMLFormElement];
const address = () => form.querySelector<HTMLInputElement>('[name="certificateHolderAddress"]');
const note = () => form.querySelector<HTMLElement>('[data-optional="certificateHolderAddress"]');

test('names the condition of a field while the field is optional', () => {
  expect([address()?.required, note()?.hidden]).toEqual([false, false]);
  markRequired(form, certificateForm, new AbortController().signal, view.words.optional);
  expect([address()?.required, note()?.hidden]).toEqual([false, false]);
  expect(note()?.textContent).toBe(' (required if mailed)');

  const delivery = form.querySelector<HTMLSelectElement>('[name="deliveryPreference"]');
  const choose = (value: string) => {
    if (delivery) delivery.value = value;
    delivery?.dispatchEvent(new Event('input', { bubbles: true }));
    delivery?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('mail');
  expect([address()?.required, note()?.hidden]).toEqual([true, true]);
  choose('both');
  expect([address()?.required, note()?.hidden, note()?.textContent]).toEqual([false, false, ' (optional)']);
});

test('asks the time only for a near day, and keeps a time that was given', () => {
  const control = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const isHidden = () => control('neededByTime')?.closest<HTMLElement>('[data-slot="field"]')?.hidden;
  const enter = (name: string, value: string) => {
    const input = control(name);
    if (input) input.value = value;
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  enter('neededByDate', dayIn(30));
  expect(isHidden()).toBe(true);
  enter('neededByDate', dayIn(1));
  expect([isHidden(), control('neededByTime')?.required]).toEqual([false, true]);
  enter('neededByTime', '14:30');
  enter('neededByDate', dayIn(30));
  expect(isHidden()).toBe(false);
});

test('the hint of the time names the number of hours within which it is required', () => {
  const condition = certificateForm.fields.find(({ name }) => name === 'neededByTime')?.requiredIf;
  const hours = condition && 'withinHours' in condition ? condition.withinHours : undefined;
  for (const locale of locales) expect(messagesFor(locale).forms.form.onlyIf.neededByTime).toMatch(new RegExp(`\\b${hours}\\b`));
});
