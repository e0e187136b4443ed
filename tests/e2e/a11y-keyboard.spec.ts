import type { Page } from '@playwright/test';
import { tabTo } from '#tests/support/browser/keyboard-user.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

const focused = (page: Page) => page.locator(':focus');

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAttribute('href', '#main');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('header')?.contains(document.activeElement))).toBe(false);
});

test('the menu opens, links to a page, and closes with Escape, which returns the focus', async ({ page, isMobile }) => {
  await page.goto('/es');
  const menu = isMobile ? 'site-menu' : 'menu-highRisk';
  await tabTo(page.locator(`[popovertarget="${menu}"]`));
  await page.keyboard.press('Enter');
  await expect(page.locator(`#${menu}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(`#${menu}`)).toBeHidden();
  await expect(focused(page)).toHaveAttribute('popovertarget', menu);
  await page.keyboard.press('Enter');
  if (isMobile) {
    await tabTo(page.locator('[popovertarget="menu-highRisk"]'));
    await page.keyboard.press('Enter');
  }
  await tabTo(page.locator('#menu-highRisk a[href$="sr-22-multi-state"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/personal-auto\/sr-22-multi-state$/);
});

test('the language switch keeps the page and stores the choice', async ({ page }) => {
  await page.goto('/personal-auto/young-drivers');
  for (const [locale, path] of [
    ['pt', '/pt/personal-auto/young-drivers'],
    ['en', '/personal-auto/young-drivers'],
    ['es', '/es/personal-auto/young-drivers'],
  ]) {
    await tabTo(page.locator(`#languages a[lang="${locale}"]`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale ?? '');
  }
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) {
    await page.goto('/contact');
    await expect(page).toHaveURL(/\/es\/contact$/);
  }
});

test('the quote picker opens the chosen page in the current language', async ({ page }) => {
  await page.goto('/es/about-us');
  const picker = page.locator('#quote-type');
  await picker.focus();
  await picker.selectOption('fr-44');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/personal-auto\/fr-44-florida$/);
  // A page without a form: below a form a phone has no quote picker.
  await page.goto('/es/about-us');
  await page.locator('footer form button').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/get-quote$/);
});
