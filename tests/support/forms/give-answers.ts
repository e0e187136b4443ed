import type { Locator } from '@playwright/test';
import type { Filled } from './form-answers.ts';

/** Puts answers into a form in the page at once, as a hand does one by one: every listener is told. */
export async function giveAnswers(form: Locator, answers: Filled): Promise<void> {
  await form.evaluate((element: HTMLFormElement, given) => {
    for (const [name, value] of Object.entries(given)) {
      const found = element.elements.namedItem(name);
      const controls = (found instanceof RadioNodeList ? [...found] : [found]) as (HTMLInputElement | HTMLSelectElement)[];
      for (const control of controls) {
        if (control instanceof HTMLInputElement && control.type === 'checkbox')
          control.checked = Array.isArray(value) ? value.includes(control.value) : value === true;
        else control.value = String(value);
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  }, answers);
}
