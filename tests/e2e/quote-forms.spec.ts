import { localePath } from '#lib/i18n/routing.ts';
import { personalAutoAnswers } from '#tests/support/answers.ts';
import { expect, test } from '#tests/support/site-fixture.ts';

const reference = /[BCDFGHJKMNPQRSTVWXZ23456789]{8}/;

test('a second vehicle and a driver are added, checked and sent, with and without script', async ({ page, site, javaScriptEnabled }) => {
  const email = `household.${Math.random().toString(36).slice(2)}@example.com`;
  await page.goto(localePath('es', '/get-quote#quote-personal-auto'));
  const form = page.locator('form[data-form="personal-auto"]');
  for (const [name, value] of Object.entries({ ...personalAutoAnswers, email })) {
    const control = form.locator(`[name="${name}"]`);
    if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(String(value));
    else await control.fill(String(value));
  }
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
  await expect(page.getByText(reference).first()).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => site.hook.calls.some(({ body }) => body.includes(email)), { timeout: 15_000 }).toBe(true);
  const call = site.hook.calls.find(({ body }) => body.includes(email));
  expect(call?.body).toContain('Vehicle 2: 2021 Ford F-150; Driver 2: Bia Duarte');
  expect(javaScriptEnabled === false || (await page.locator('[data-reference] dl').textContent())?.includes('F-150')).toBe(true);
});
