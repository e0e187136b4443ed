import type { Page } from '@playwright/test';
import { focusFaults } from './focus-faults.ts';

const mostTabs = 120;
const mostChoices = 30;

/** Fills and sends forms as a person without a mouse does, and notes on the way what cannot be seen or used. */
export function handsOnKeys(page: Page) {
  const faults = new Set<string>();

  async function reach(selector: string): Promise<void> {
    for (let steps = 0; steps < mostTabs; steps += 1) {
      await page.keyboard.press('Tab');
      for (const fault of await page.evaluate(focusFaults)) faults.add(fault);
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    }
    throw new Error(`${selector} is not reached with ${mostTabs} tabs`);
  }

  const valueNow = () => page.evaluate(() => (document.activeElement instanceof HTMLSelectElement ? document.activeElement.value : undefined));

  /** Answers one field: text is typed, a choice is walked to with the arrows, a box is ticked with the space bar. */
  async function answer(form: string, name: string, value: string | true): Promise<void> {
    await reach(`form[data-form="${form}"] [name="${name}"]`);
    if (value === true) return page.keyboard.press('Space');
    if ((await valueNow()) === undefined) return page.keyboard.type(value);
    for (let steps = 0; steps < mostChoices; steps += 1) {
      if ((await valueNow()) === value) return;
      await page.keyboard.press('ArrowDown');
    }
    throw new Error(`${name} has no ${value}`);
  }

  return { reach, answer, faults };
}
