import { expect, type Locator } from '@playwright/test';

/** Waits for the controller of a form, which its first touch loads. */
export async function waitForController(form: Locator): Promise<void> {
  await form.locator('input:visible').first().focus();
  await expect(form).toHaveAttribute('data-kept', '');
}
