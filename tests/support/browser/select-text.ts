import type { Page } from '@playwright/test';

export const selectedText = (page: Page): Promise<string> => page.evaluate(() => String(getSelection()));

/** Drags the pointer over the first element of a selector, and returns the selected text. */
export async function selectByDragging(page: Page, selector: string): Promise<string> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`nothing to select at ${selector}`);
  await page.mouse.move(box.x + 1, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height - 4, { steps: 6 });
  await page.mouse.up();
  return selectedText(page);
}
