import type { Locator, Page } from '@playwright/test';
import { focusProblemWithin } from '#tests/support/browser/focus-problem-within.ts';
import { layoutProblems } from '#tests/support/browser/layout-problems.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { chatOpener } from '#tests/support/browser/chat-opener.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

/** Checks a part of the page in both color schemes, and the layout of the page. */
async function expectNoProblems(page: Page, part: string, isMobile: boolean): Promise<void> {
  expect(await page.evaluate(layoutProblems, { phone: isMobile })).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page, part), colorScheme).toEqual([]);
  }
}

const tabStops = 'a, button, input, select, textarea, summary, [role=log]';

/** Opens a dialog by key, tabs through it, and closes it with Escape. */
async function walkThrough(page: Page, opener: Locator, window: string, isMobile: boolean, isModal = true): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`${window} :is(input, textarea, li button)`).first()).toBeVisible();
  await expectNoProblems(page, window, isMobile);
  const stops = await page.locator(`${window} :is(${tabStops}):visible`).count();
  const problems: string[] = [];
  if (!isModal) await page.locator(`${window} :is(${tabStops}):visible`).first().focus();
  for (let step = 0; step < (isModal ? stops + 3 : stops - 1); step += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(focusProblemWithin, window);
    if (problem) problems.push(problem);
  }
  expect(problems).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator(window)).toBeHidden();
  await expect(opener).toBeFocused();
}

test.describe('windows', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'needs the script: without it they are pages');

  test('the chat and its form take the focus, mark it, and return it', async ({ page, isMobile }) => {
    await page.goto('/es/about-us', { waitUntil: 'networkidle' });
    const opener = await chatOpener(page);
    await walkThrough(page, opener, 'dialog.chat-window', isMobile, false);
    await opener.press('Enter');
    await page.locator('dialog.chat-window textarea').fill('me quitaron la licencia');
    await page.keyboard.press('Enter');
    await walkThrough(page, page.locator('dialog.chat-window li').last().locator('[data-slot=button]'), '#chat-lead', isMobile, false);
  });

  test('a dialog of the client portal keeps the focus, marks it, and returns it', async ({ page, isMobile }) => {
    await page.goto('/pt/client-portal', { waitUntil: 'networkidle' });
    await walkThrough(page, page.locator('#services a[href$="/savings-review"]'), '#dialog-review-selector', isMobile);
  });
});
