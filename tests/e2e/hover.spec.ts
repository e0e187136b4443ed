import { expect, test } from '#tests/support/site-fixture.ts';
import { faultsOf } from '#tests/support/axe-faults.ts';

test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled === false || isMobile, 'a mouse rests on a wide screen');

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await page.mouse.move(600, 600, { steps: 3 });
  await page.clock.runFor(1_000);
  await page.waitForFunction(() => document.querySelector('form[data-live=now]'));
  await page.waitForLoadState('networkidle');
});

test('a group of the menu opens after 200 ms under the mouse, the next within 300 ms at once, and closes after 150 ms', async ({ page }) => {
  const buttons = page.locator('button[popovertarget^="menu-"]');
  const open = page.locator('.menu-group:popover-open');
  await buttons.nth(0).hover();
  await page.clock.runFor(199);
  await expect(open).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(open).toHaveId((await buttons.nth(0).getAttribute('popovertarget')) ?? '');
  await buttons.nth(1).hover();
  await expect(open).toHaveId((await buttons.nth(1).getAttribute('popovertarget')) ?? '');
  await page.mouse.move(600, 700);
  await page.clock.runFor(149);
  await expect(open).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(open).toHaveCount(0);
  await page.clock.runFor(299);
  await buttons.nth(0).hover();
  await expect(open).toHaveCount(1);
  await page.mouse.move(600, 700);
  await page.clock.runFor(150);
  await page.clock.runFor(301);
  await buttons.nth(0).hover();
  await page.clock.runFor(100);
  await expect(open).toHaveCount(0);
});

test('a group that opened under the mouse stays while it is pressed or pointed at; Escape closes it', async ({ page }) => {
  const button = page.locator('button[popovertarget^="menu-"]').first();
  const open = page.locator('.menu-group:popover-open');
  await button.hover();
  await page.clock.runFor(200);
  await open.locator('a').first().hover();
  await page.clock.runFor(1_000);
  await expect(open).toHaveCount(1);
  await button.click();
  await expect(open).toHaveCount(1);
  await page.mouse.move(600, 800);
  await page.clock.runFor(1_000);
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
});

test('the name of a sign shows after 700 ms under the mouse, and goes with it or with Escape', async ({ page }) => {
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<button type="button" id="sign" aria-label="Close">×</button>');
    scrollTo(0, 0);
  });
  const tip = page.locator('[data-slot="tooltip"]');
  const sign = page.locator('#sign');
  await sign.hover();
  await page.clock.runFor(699);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Close');
  await expect(tip).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await tip.hover();
  await page.clock.runFor(500);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await sign.hover();
  await expect(tip).toHaveCount(1);
  await page.mouse.move(900, 800);
  await page.clock.runFor(150);
  await expect(tip).toHaveCount(0);
});
