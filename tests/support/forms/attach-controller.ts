import type { Locator } from '@playwright/test';

/** Focuses a form and waits for its controller. `waitForFunction` looks at every frame, `expect` after up to a second. */
export async function attachController(form: Locator): Promise<void> {
  await form.locator('input:visible').first().focus();
  await form.page().waitForFunction((element) => element?.hasAttribute('data-kept'), await form.elementHandle());
}
