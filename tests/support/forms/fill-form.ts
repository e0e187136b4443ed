import type { Locator } from '@playwright/test';
import type { FormValues } from './form-values.ts';

/** Sets values in a form of the page and dispatches the events of typing. */
export async function fillForm(form: Locator, values: FormValues): Promise<void> {
  await form.evaluate((element: HTMLFormElement, valuesByName) => {
    for (const [name, value] of Object.entries(valuesByName)) {
      const found = element.elements.namedItem(name);
      const controls = (found instanceof RadioNodeList ? [...found] : [found]) as (HTMLInputElement | HTMLSelectElement)[];
      for (const control of controls) {
        if (control instanceof HTMLInputElement && control.type === 'checkbox')
          control.checked = Array.isArray(value) ? value.includes(control.value) : value === true;
        else control.value = String(value);
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  }, values);
}
