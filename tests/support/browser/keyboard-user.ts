import type { Page } from '@playwright/test';
import { focusProblems } from './focus-problems.ts';

const maxTabs = 120;
const maxChoices = 30;

/** Fills in and sends forms with the keyboard, and collects problems of the focused elements. */
export function createKeyboardUser(page: Page) {
  const problems = new Set<string>();

  async function reach(selector: string): Promise<void> {
    for (let steps = 0; steps < maxTabs; steps += 1) {
      await page.keyboard.press('Tab');
      for (const problem of await page.evaluate(focusProblems)) problems.add(problem);
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    }
    throw new Error(`${selector} is not reached with ${maxTabs} tabs`);
  }

  const valueNow = () => page.evaluate(() => (document.activeElement instanceof HTMLSelectElement ? document.activeElement.value : undefined));

  /** Fills in one field: types a text, selects a choice with the arrow keys, ticks a box with the space bar. */
  async function fillIn(form: string, name: string, value: string | true): Promise<void> {
    await reach(`form[data-form="${form}"] [name="${name}"]`);
    if (value === true) return page.keyboard.press('Space');
    if ((await valueNow()) === undefined) return page.keyboard.type(value);
    for (let steps = 0; steps < maxChoices; steps += 1) {
      if ((await valueNow()) === value) return;
      await page.keyboard.press('ArrowDown');
    }
    throw new Error(`${name} has no ${value}`);
  }

  return { reach, fillIn, problems };
}
