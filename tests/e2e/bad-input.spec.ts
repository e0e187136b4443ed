import { localePath, locales } from '#lib/i18n/routing.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

for (const locale of locales) {
  test(`an empty home form in ${locale} names the missing fields and links to the first`, async ({ page }) => {
    await page.goto(localePath(locale, '/'));
    await page.locator('form[data-form="home"] button[type=submit]').click();
    const summary = page.getByRole('alert').filter({ has: page.locator('a') });
    await expect(summary.locator('a')).toHaveCount(5);
    await expect(page.locator('form[data-form="home"] [name="firstName"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#home-firstName-error')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await summary.locator('a').first().click();
    expect(page.url()).toContain('#home-zipCode');
  });

  test(`an invalid value in ${locale} keeps all other values`, async ({ page }) => {
    await page.goto(localePath(locale, '/get-quote#quote-personal-auto'));
    await page.locator('form[data-form="personal-auto"] [name="firstName"]').fill("D'Angelo <b>");
    await page.locator('form[data-form="personal-auto"] [name="email"]').fill('nobody');
    await page.locator('form[data-form="personal-auto"] [name="previousLapse"]').selectOption('1-30');
    await page.locator('form[data-form="personal-auto"] [name="lapseDetails"]').fill('One line\nand another "quoted"');
    await page.locator('form[data-form="personal-auto"] button[type=submit]').click();
    await expect(page.locator('#personal-auto-email-error')).toBeVisible();
    await expect(page.locator('form[data-form="personal-auto"] [name="firstName"]')).toHaveValue("D'Angelo <b>");
    await expect(page.locator('form[data-form="personal-auto"] [name="email"]')).toHaveValue('nobody');
    await expect(page.locator('form[data-form="personal-auto"] [name="previousLapse"]')).toHaveValue('1-30');
    await expect(page.locator('form[data-form="personal-auto"] [name="lapseDetails"]')).toHaveValue('One line\nand another "quoted"');
  });
}
