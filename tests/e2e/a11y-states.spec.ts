import { expect, faultsOf, test } from '#tests/support/one-page.ts';

/** Pages of the two forms of the site's frame, and one form of each look. */
const forms = [
  { path: '/', form: 'home' },
  { path: '/es/get-quote#quote-personal-auto', form: 'personal-auto' },
  { path: '/pt/auto-quote', form: 'auto-wizard' },
  { path: '/smart-quote', form: 'smart-quote' },
];

test('an open menu and an open language list have no fault', async ({ page, isMobile }) => {
  await page.goto('/es');
  await page.locator(isMobile ? '[popovertarget="site-menu"]' : '[popovertarget="menu-personal"]').click();
  await expect(page.locator(isMobile ? '#site-menu' : '#menu-personal')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('[popovertarget="languages"]').click();
  await expect(page.locator('#languages')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

for (const { path, form } of forms)
  test(`the refused ${form} form has no fault`, async ({ page }) => {
    await page.goto(path);
    await page.locator(`form[data-form="${form}"] button[type=submit]:visible`).first().click();
    await expect(page.locator(`form[data-form="${form}"] [aria-invalid="true"]`).first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

test('the attempted path of a page that is not there stands in the console', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto('/no/such/page?email=ana@example.com');
  await expect.poll(() => told.some((text) => text.includes('/no/such/page'))).toBe(true);
  expect(told.join()).not.toContain('ana@example.com');
});
