import type { Page } from '@playwright/test';
import { localePath } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ isMobile, javaScriptEnabled }) => !isMobile || javaScriptEnabled === false, 'phone only: least space for lists and hints');

/** The axe violations of a part of the page in both color schemes. */
async function violationsInBothSchemes(page: Page, within: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axeViolations(page, within)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

const steps = [
  { refused: {}, values: { firstName: 'Inês', lastName: 'Costa', email: 'ines@example.com', zipCode: '33131' } },
  { refused: { year: '18' }, values: { year: '2018', vin: 'IHGCM82673AOOOOOO' } },
  { refused: undefined, values: {} },
  { refused: undefined, values: {} },
] as const;

test('no accessibility violation in any step of the wizard, its review and confirmation', async ({ page }) => {
  test.slow();
  await page.goto(localePath('pt', '/auto-quote'));
  const form = page.locator('form[data-form="auto-wizard"]');
  const next = form.locator('[data-steps] button').last();
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
  };
  for (const [index, { refused, values }] of steps.entries()) {
    if (refused) {
      await fill(refused);
      await next.click();
      await expect(form.locator('[role=alert]')).toBeVisible();
      expect(await violationsInBothSchemes(page, 'main'), `step ${index + 1} refused`).toEqual([]);
    }
    await fill(values);
    if ('vin' in values) {
      await form.locator('[name="make"]').focus();
      await expect(form.locator('[data-note] button')).toBeVisible();
    }
    expect(await violationsInBothSchemes(page, 'form[data-form]'), `step ${index + 1}`).toEqual([]);
    await next.click();
    await expect(form.locator('progress')).toHaveAttribute('value', String(index + 2));
  }
  await expect(form.locator('dl')).toBeVisible();
  expect(await violationsInBothSchemes(page, 'main'), 'review').toEqual([]);
  await form.locator('button[type=submit]').click();
  await expect(page.locator('[data-reference]')).toBeVisible();
  for (const fold of await page.locator('[data-reference] summary').all()) await fold.click();
  expect(await violationsInBothSchemes(page, 'main'), 'confirmation').toEqual([]);
});

const lists = [
  ['address', '12 Palm Ave Orlando'],
  ['businessType', ''],
  ['vehicleYear', '201'],
  ['vehicleMake', 'toy'],
  ['vehicleModel', 'cam'],
] as const;

const hinted = {
  state: 'GA',
  zipCode: '33131',
  email: 'ines@gmial.com',
  phone: '3055550142',
  einFein: '123456789',
  vinNumber: 'IHGCM82673AOOOOOO',
  driversLicense: '12',
  mailingZipCode: '00000',
} as const;

test('no accessibility violation in lists, hints and problems of the general form', async ({ page }) => {
  test.slow();
  await page.goto(localePath('es', '/smart-quote'));
  const form = page.locator('form[data-form="smart-quote"]');
  const field = (name: string) => form.locator(`[name="${name}"]`);
  const options = form.locator('[role=listbox] [role=option]');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[role=alert]')).toBeVisible();
  expect(await violationsInBothSchemes(page, 'main'), 'refused').toEqual([]);
  await field('insuranceType').selectOption('other');

  for (const [name, text] of lists) {
    const typed = text || (await field('businessType').locator('xpath=..').locator('option').first().getAttribute('value'))?.slice(0, 4);
    if (name === 'vehicleMake') await field('vehicleYear').fill('2019');
    if (name === 'vehicleModel') await field('vehicleMake').fill('Toyota');
    await field(name).pressSequentially(typed ?? '');
    await expect(options.first()).toBeVisible();
    await field(name).press('ArrowDown');
    expect(await violationsInBothSchemes(page, 'form[data-form]'), name).toEqual([]);
    const box = await options.last().boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390, `${name} stays on the screen`).toBe(true);
    await field(name).press('Escape');
    await expect(options).toHaveCount(0);
  }

  await field('hasDifferentMailingAddress').check();
  for (const [name, value] of Object.entries(hinted)) {
    if (name === 'state') await field(name).selectOption(value);
    else await field(name).fill(value);
  }
  await field('additionalInfo').focus();
  await expect(form.locator('[data-note]').filter({ hasText: /./ })).toHaveCount(7);
  expect(await violationsInBothSchemes(page, 'form[data-form]'), 'hints').toEqual([]);
});
