import { localePath } from '#lib/i18n/routing.ts';
import { createKeyboardUser } from '#tests/support/browser/keyboard-user.ts';
import { layoutProblems } from '#tests/support/browser/layout-problems.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ isMobile, javaScriptEnabled }) => Boolean(isMobile) || javaScriptEnabled === false, 'desktop only: keys and zoom');

/** 1280 × 1024 at 100 % and at 400 % zoom. */
const sizes = [
  { locale: 'es', viewport: { width: 1280, height: 1024 } },
  { locale: 'pt', viewport: { width: 320, height: 256 } },
] as const;

const steps = [
  { firstName: 'Inês', lastName: 'Costa', phone: '305 555 0100', zipCode: '33131' },
  { year: '2018', make: 'Kia', model: 'Rio', usage: 'commute' },
  { bodily_injury: '100000/300000', towing: true },
  { license_status: 'suspended', accidents: '1' },
] as const;

const smart = {
  insuranceType: 'trucking-insurance',
  firstName: 'Inês',
  lastName: 'Costa',
  phone: '305 555 0100',
  email: 'ines@example.com',
  address: '12 Palm Ave',
  city: 'Miami',
  state: 'FL',
  zipCode: '33131',
  businessType: 'Trucking',
  additionalInfo: 'Two trucks',
} as const;

for (const { locale, viewport } of sizes)
  test.describe(`by keyboard in ${locale} on ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('completes the wizard from its first field to the confirmation', async ({ page }) => {
      await page.goto(localePath(locale, '/auto-quote'));
      const { reach, fillIn, problems } = createKeyboardUser(page);
      const form = 'form[data-form="auto-wizard"]';
      for (const [index, values] of steps.entries()) {
        await expect(page.locator(`${form} progress`)).toHaveAttribute('value', String(index + 1));
        for (const [name, value] of Object.entries(values)) await fillIn('auto-wizard', name, value);
        await reach(`${form} [data-steps] button:last-child`);
        for (const problem of await page.evaluate(layoutProblems, { phone: false })) problems.add(problem);
        await page.keyboard.press('Enter');
      }
      await expect(page.locator(`${form} dl`)).toContainText(locale === 'pt' ? 'US$ 100.000 / US$ 300.000' : '$100,000 / $300,000');
      for (const problem of await page.evaluate(layoutProblems, { phone: false })) problems.add(problem);
      await reach(`${form} button[type=submit]`);
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-reference]')).toBeVisible();
      expect(await page.evaluate(() => document.querySelector('[data-reference]')?.contains(document.activeElement))).toBe(true);
      for (const problem of await page.evaluate(layoutProblems, { phone: false })) problems.add(problem);
      expect([...problems]).toEqual([]);
    });

    test('posts the general form after one refusal', async ({ page }) => {
      await page.goto(localePath(locale, '/smart-quote'));
      const { reach, fillIn, problems } = createKeyboardUser(page);
      for (const [name, value] of Object.entries(smart)) if (name !== 'zipCode') await fillIn('smart-quote', name, value);
      await reach('form[data-form="smart-quote"] button[type=submit]');
      await page.keyboard.press('Enter');
      await expect(page.locator('form[data-form="smart-quote"] [role=alert]')).toBeFocused();
      for (const problem of await page.evaluate(layoutProblems, { phone: false })) problems.add(problem);
      await reach('[role=alert] a[href="#smart-quote-zipCode"]');
      await page.keyboard.press('Enter');
      await expect(page.locator('#smart-quote-zipCode')).toBeFocused();
      await page.keyboard.type(smart.zipCode);
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-reference]')).toBeVisible();
      expect(await page.evaluate(() => document.querySelector('[data-reference]')?.contains(document.activeElement))).toBe(true);
      for (const problem of await page.evaluate(layoutProblems, { phone: false })) problems.add(problem);
      expect([...problems]).toEqual([]);
    });
  });
