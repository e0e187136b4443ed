function choose(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLSelectElement) || ![...control.options].some((option) => option.value === value)) return;
  control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function tick(form: HTMLFormElement, name: string, isTicked: boolean): void {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement) || control.checked === isTicked) return;
  control.checked = isTicked;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Presets the form of this page; the state first, because it decides which filings are offered. False without a form. */
export function startForm(formId: string, answers: { state: string; filing: string; car?: 'no' }): boolean {
  const form = document.querySelector(`form[data-form="${formId}"]`);
  if (!(form instanceof HTMLFormElement)) return false;
  choose(form, 'state', answers.state);
  tick(form, 'ownsNoCar', answers.car === 'no');
  setTimeout(() => choose(form, 'filingNeeded', answers.filing));
  form.querySelector<HTMLElement>('input, select')?.focus();
  return true;
}
