import type { Locator, Page } from '@playwright/test';
import { focusProblems } from './focus-problems.ts';

const maxTabs = 120;
const maxChoices = 30;

type TabOptions = { key?: string; afterPress?: () => Promise<void> };

/** Presses Tab, or another key, until an element of the locator has the focus. `afterPress` runs after each press. */
export async function tabTo(target: Locator, { key = 'Tab', afterPress }: TabOptions = {}): Promise<void> {
  const page = target.page();
  const isFocused = () => target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
  for (let presses = 0; !(await isFocused()); presses += 1) {
    if (presses === maxTabs) throw new Error(`${maxTabs} presses of ${key} do not reach ${target}`);
    await page.keyboard.press(key);
    await afterPress?.();
  }
}

/** Fills in and sends forms with the keyboard, and collects problems of the focused elements. */
export function createKeyboardUser(page: Page) {
  const problems = new Set<string>();

  const reach = (selector: string): Promise<void> =>
    tabTo(page.locator(selector), {
      async afterPress() {
        for (const problem of await page.evaluate(focusProblems)) problems.add(problem);
      },
    });

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
