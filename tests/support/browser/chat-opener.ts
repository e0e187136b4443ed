import type { Locator, Page } from '@playwright/test';

/** The shown link that opens the chat. On a phone it is in the bottom bar, which comes once the buttons of the hero have left the screen. */
export async function chatOpener(page: Page): Promise<Locator> {
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
  return page.locator('[data-open-chat]:visible');
}
