/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { FormFields } from '#components/forms/form-fields.tsx';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { markRequired } from '#components/forms/mark-required.ts';
import { certificateForm } from '#lib/forms/certificate.ts';

const view = makeFormView(certificateForm, 'en');
document.body.innerHTML = `<form>${renderToStaticMarkup(<FormFields view={view} groups={view.groups} problems={[]} />)}</form>`;
const [form] = document.forms as unknown as [HTMLFormElement];
const amount = () => form.querySelector<HTMLInputElement>('[name="cargoLimitAmount"]');
const note = () => form.querySelector<HTMLElement>('[data-optional="cargoLimitAmount"]');

test('a field that only some answers require is called optional only while it is', () => {
  expect([amount()?.required, note()?.hidden]).toEqual([false, true]);
  markRequired(form, certificateForm, new AbortController().signal);
  expect([amount()?.required, note()?.hidden]).toEqual([false, false]);
  expect(note()?.textContent).toBe(' (optional)');

  const cargo = form.querySelector<HTMLInputElement>('[name="requiredLimits"][value="cargo"]');
  cargo?.click();
  expect([amount()?.required, note()?.hidden]).toEqual([true, true]);
  cargo?.click();
  expect([amount()?.required, note()?.hidden]).toEqual([false, false]);
});
