import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled === false || isMobile, 'desktop only: hover');

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await page.mouse.move(600, 600, { steps: 3 });
  await page.waitForFunction(() => document.querySelector('form[data-hydrated=true]'));
  await page.waitForLoadState('networkidle');
});

test('a group of the menu opens on hover and closes when the pointer leaves', async ({ page }) => {
  const buttons = page.locator('button[popovertarget^="menu-"]:not([popovertargetaction])');
  const open = page.locator('.menu-group:popover-open');
  for (const index of [0, 1]) {
    await buttons.nth(index).hover();
    await expect(open).toHaveId((await buttons.nth(index).getAttribute('popovertarget')) ?? '');
  }
  await open.locator('a').first().hover();
  await page.waitForTimeout(500);
  await expect(open).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.mouse.move(600, 850);
  await expect(open).toHaveCount(0);
});

test('a hovered group stays open after a click; Escape closes it', async ({ page }) => {
  const button = page.locator('button[popovertarget^="menu-"]:not([popovertargetaction])').first();
  const open = page.locator('.menu-group:popover-open');
  await button.hover();
  await expect(open).toHaveCount(1);
  await button.click();
  await page.mouse.move(600, 850);
  await page.waitForTimeout(500);
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
});

test('shows a tooltip on hover, and hides it on leave or Escape', async ({ page }) => {
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<button type="button" id="icon-button" aria-label="Close">×</button>');
    scrollTo(0, 0);
  });
  const tip = page.locator('[data-slot="tooltip"]');
  const iconButton = page.locator('#icon-button');
  await iconButton.hover();
  await page.waitForTimeout(400);
  await expect(tip).toHaveCount(0);
  await expect(tip).toHaveText('Close');
  await expect(tip).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  await tip.hover();
  await page.waitForTimeout(500);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.mouse.move(900, 850);
  await iconButton.hover();
  await expect(tip).toHaveText('Close');
  await page.mouse.move(900, 850);
  await expect(tip).toHaveCount(0);
});

test('a group opens below a header of three rows', async ({ page }) => {
  const header = page.locator('#header');
  await header.evaluate((element) => {
    element.style.paddingBottom = '40px';
  });
  for (const top of [0, 1_000]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.locator('button[popovertarget="menu-personal"]:not([popovertargetaction])').click();
    const group = await page.locator('#menu-personal').boundingBox();
    const box = await header.boundingBox();
    expect(group?.y).toBe((box?.y ?? 0) + (box?.height ?? 0));
    await page.keyboard.press('Escape');
  }
});
