/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { FormFields } from '#components/forms/form-fields.tsx';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { markRequired } from '#components/forms/form-help.ts';
import { certificateForm } from '#lib/forms/certificate.ts';

const view = makeFormView(certificateForm, 'en');
document.body.innerHTML = `<form>${renderToStaticMarkup(<FormFields view={view} groups={view.groups} problems={[]} />)}</form>`;
const [form] = document.forms as unknown as [HTMLFormElement];
const address = () => form.querySelector<HTMLInputElement>('[name="certificateHolderAddress"]');
const note = () => form.querySelector<HTMLElement>('[data-optional="certificateHolderAddress"]');

test('labels a conditionally required field optional while it is not required', () => {
  expect([address()?.required, note()?.hidden]).toEqual([false, true]);
  markRequired(form, certificateForm, new AbortController().signal);
  expect([address()?.required, note()?.hidden]).toEqual([false, false]);
  expect(note()?.textContent).toBe(' (optional)');

  const delivery = form.querySelector<HTMLSelectElement>('[name="deliveryPreference"]');
  const choose = (value: string) => {
    if (delivery) delivery.value = value;
    delivery?.dispatchEvent(new Event('input', { bubbles: true }));
    delivery?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('mail');
  expect([address()?.required, note()?.hidden]).toEqual([true, true]);
  choose('both');
  expect([address()?.required, note()?.hidden]).toEqual([false, false]);
});
