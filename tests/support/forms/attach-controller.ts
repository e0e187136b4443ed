import type { Locator } from '@playwright/test';

/** Focuses a form and waits for its controller with `waitForFunction`, which tests each frame; `expect` may wait a second between two tests. */
export async function attachController(form: Locator): Promise<void> {
  await form.locator('input:visible').first().focus();
  await form.page().waitForFunction((element) => element?.hasAttribute('data-kept'), await form.elementHandle());
}
