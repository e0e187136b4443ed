import { localePath, locales } from '#lib/i18n/routing.ts';
import { fillForm } from '#tests/support/forms/fill-form.ts';
import { personalAutoValues } from '#tests/support/forms/sample-values.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { referencePattern } from '#tests/support/site/reference-pattern.ts';
import { expect, test, webhookCall } from '#tests/support/site/site-fixture.ts';

test('adds, checks and sends a second vehicle and a driver', async ({ page, site, javaScriptEnabled }) => {
  const email = `household.${Math.random().toString(36).slice(2)}@example.com`;
  await page.goto(localePath('es', '/get-quote#quote-personal-auto'));
  const form = page.locator('form[data-form="personal-auto"]');
  await fillForm(form, { ...personalAutoValues, email });
  await expect(form.locator('[name="vehicleMake2"]')).toBeHidden();
  for (const kind of ['vehicle', 'driver']) await form.locator(`[data-extra="${kind}"] > summary:visible`).click();
  await expect(form.locator('[data-extra="vehicle"] > summary:visible')).toHaveCount(1);
  await form.locator('[name="vehicleMake2"]').fill('Ford');
  await form.locator('[name="driverName2"]').fill('Bia Duarte');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name="vehicleYear2"][aria-invalid="true"]')).toBeVisible();
  await expect(form.locator('[role=alert] a')).toHaveCount(2);
  await form.locator('[name="vehicleYear2"]').fill('2021');
  await form.locator('[name="vehicleModel2"]').fill('F-150');
  await form.locator('button[type=submit]').click();
  await expect(page.getByText(referencePattern).first()).toBeVisible({ timeout: 15_000 });
  expect((await webhookCall(site, email)).body).toContain('Vehicle 2: 2021 Ford F-150; Driver 2: Bia Duarte');
  expect(javaScriptEnabled === false || (await page.locator('[data-reference] dl').textContent())?.includes('F-150')).toBe(true);
});

test.describe('with script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'needs the script');

  test('posts each field once, under its own name', async ({ page }) => {
    await page.goto('/get-quote#quote-personal-auto');
    const form = page.locator('form[data-form="personal-auto"]');
    await fillForm(form, personalAutoValues);
    const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/send-quote-email'));
    await form.locator('button[type=submit]').click();
    const body = (await posted).postDataJSON();
    expect(body).toMatchObject({ form: 'personal-auto', locale: 'en', ...personalAutoValues });
    expect(Object.keys(body).filter((name) => /^(?:first_name|coverage_|quote_type|submitted_at|source_page)/.test(name))).toEqual([]);
  });

  test('chooses suggestions with the keyboard, and keeps what was typed', async ({ page }) => {
    await page.goto('/smart-quote');
    const form = page.locator('form[data-form="smart-quote"]');
    const field = (name: string) => form.locator(`[name="${name}"]`);
    const options = page.locator('[role=listbox] [role=option]');

    await expect(field('businessType')).toBeHidden();
    await expect(field('vinNumber')).toBeHidden();
    await field('insuranceType').selectOption('workers-compensation');
    await expect(field('businessType')).toBeVisible();
    await expect(field('vinNumber')).toBeHidden();
    await field('insuranceType').selectOption('other');
    await field('city').fill('Hialeah');
    await field('address').pressSequentially('12 Palm');
    await expect(options).toHaveCount(0);
    await field('address').pressSequentially(' Ave Orlando');
    await expect(options).toHaveText([/Orlando, FL/, /Orlando, KY/]);
    await expect(field('address')).toHaveAttribute('aria-expanded', 'true');
    expect(await axeViolations(page)).toEqual([]);
    await field('address').press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field('city')).toHaveValue('Hialeah');
    await field('address').press('Backspace');
    await field('address').press('o');
    await expect(options).toHaveCount(2);
    await field('address').press('ArrowDown');
    await field('address').press('ArrowDown');
    await expect(field('address')).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
    await field('address').press('Enter');
    await expect(field('address')).toHaveValue('12 Palm Ave');
    for (const [name, value] of Object.entries({ city: 'Orlando', state: 'KY', zipCode: '40460' })) await expect(field(name)).toHaveValue(value);

    await field('businessType').pressSequentially('ro');
    await expect(options).toHaveCount(0);
    await field('businessType').pressSequentially('o');
    await options.filter({ hasText: 'Roofing Contractor' }).click();
    await expect(field('businessType')).toHaveValue('Roofing Contractor');

    await field('vehicleYear').fill('2019');
    await field('vehicleMake').pressSequentially('toyo');
    await options.first().click();
    await expect(field('vehicleMake')).toHaveValue('Toyota');
    await field('vehicleModel').pressSequentially('cam');
    await expect(options).toHaveText(['Camry']);
    await field('vehicleModel').blur();
    await expect(options).toHaveCount(0);
    await expect(field('vehicleModel')).toHaveValue('cam');

    await field('driversLicense').fill('12');
    await field('einFein').fill('123456789');
    await field('phone').fill('3055550142');
    await field('state').selectOption('FL');
    const note = (name: string) => form.locator('[data-slot="field"]', { has: page.locator(`[name="${name}"]`) }).locator('[data-note]');
    await expect(note('driversLicense')).toContainText('12');
    await expect(note('zipCode')).toContainText('KY');
    await note('einFein').getByRole('button').click();
    await expect(field('einFein')).toHaveValue('12-3456789');
    await expect(field('phone')).toHaveValue('3055550142');
    await note('phone').getByRole('button').click();
    await expect(field('phone')).toHaveValue('(305) 555-0142');
  });

  const missing = {
    en: ['Missing Required Field', 'Please select an Insurance Type before submitting.'],
    es: ['Falta un campo obligatorio', 'Elija un tipo de seguro antes de enviar.'],
    pt: ['Falta um campo obrigatório', 'Escolha um tipo de seguro antes de enviar.'],
  };
  for (const locale of locales)
    test(`the general form in ${locale} names a missing insurance type, then the sent values and the fields left empty`, async ({ page }) => {
      await page.goto(localePath(locale, '/smart-quote'));
      const form = page.locator('form[data-form="smart-quote"]');
      const toasts = page.locator('[data-slot="toast"]');
      await form.locator('button[type=submit]').click();
      for (const text of missing[locale]) await expect(toasts.first()).toContainText(text);
      await expect(toasts.first()).toHaveAttribute('data-tone', 'danger');
      await page.goto(`${localePath(locale, '/smart-quote')}?type=trucking`);
      await expect(form.locator('[name="insuranceType"]')).toHaveValue('trucking-insurance');
      const { firstName, lastName, email, phone, address, city, state, zipCode } = personalAutoValues;
      for (const [name, value] of Object.entries({ firstName, lastName, email, phone, address, city, zipCode }))
        await form.locator(`[name="${name}"]`).fill(value);
      await form.locator('[name="state"]').selectOption(state);
      await form.locator('button[type=submit]').click();
      await expect(page.locator('[data-reference]')).toContainText('USDOT');
      for (const value of [firstName, lastName, email, address]) await expect(page.locator('[data-reference] dl')).toContainText(value);
      // A phone shows the confirmation without a toast.
      const success = page.locator('[data-slot="toast"][data-tone="success"]');
      await expect(success).toBeAttached();
      await expect(success).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(success).toBeVisible();
    });

  test('opens the form of a link with a type', async ({ page }) => {
    await page.goto('/get-quote?type=homeowners');
    await expect(page.locator('form[data-form="homeowners"]')).toBeVisible();
    await expect(page.locator('#quote-types')).toBeHidden();
  });
});
