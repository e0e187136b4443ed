import type { Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { createKeyboardUser } from '#tests/support/browser/keyboard-user.ts';
import { layoutProblems } from '#tests/support/browser/layout-problems.ts';
import { fillForm } from '#tests/support/forms/fill-form.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ isMobile, javaScriptEnabled }) => Boolean(isMobile) || javaScriptEnabled === false, 'desktop only: keys and zoom');
// 1280 × 1024 at 400 % zoom.
test.use({ viewport: { width: 320, height: 256 } });

const { rows } = messagesFor('pt').secondStep;

async function problemsOf(page: Page): Promise<string[]> {
  return [...(await page.evaluate(layoutProblems, { phone: false })), ...(await axeViolations(page))];
}

test('the second step, its end and its link work by keyboard at 400 % zoom', async ({ page }) => {
  await page.goto('/pt/personal-auto/high-risk');
  const firstForm = page.locator('#quote-form form');
  await fillForm(firstForm, { zipCode: '33131', reason: 'dui', firstName: 'Lúcia', lastName: 'Rojas', phone: '305 555 0142' });
  await firstForm.locator('button[type=submit]').click();
  await expect(page.locator('[data-reference]')).toBeVisible();
  const { reach, problems } = createKeyboardUser(page);
  await page.goto('/pt/continue?step=drivers');
  // The first form knows the name.
  await reach('details:has([name=driverName]) > summary');
  await page.keyboard.press('Enter');
  await reach('[name=driverName]');
  await expect(page.locator('[name=driverName]')).toHaveValue('Lúcia Rojas');
  await page.keyboard.type('Lúcia Rojas');
  await reach('[name=driverBirthDate]');
  await reach('summary');
  await page.keyboard.press('Enter');
  await expect(page.locator('summary').filter({ hasText: rows.driver.add }).nth(1)).toBeVisible();
  await reach('[name=driverName2]');
  await page.keyboard.type('Rui');
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=step]')).toHaveValue('vehicles');
  await page.goto('/pt/continue?step=done');
  await reach('section[aria-labelledby=device] button');
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const link = (await page.locator('section[aria-labelledby=device] .select-all').textContent()) ?? '';
  expect(await problemsOf(page)).toEqual([]);
  await page.goto(link);
  expect(await problemsOf(page)).toEqual([]);
  await reach('[name=factor]');
  await page.keyboard.type('9999');
  await page.keyboard.press('Enter');
  await expect(page.locator('main [role=alert]')).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  expect([...problems]).toEqual([]);
});
