import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { certificateValues } from '#tests/support/forms/certificate.ts';
import { fillForm } from '#tests/support/forms/fill-form.ts';
import { dayFromNow } from '#tests/support/forms/form-values.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled === false || isMobile, 'needs the script; one width is enough');

test('sends a certificate request, and offers its holder again until it is removed', async ({ page }) => {
  const field = (name: string) => page.locator(`form[data-form="coi"] [name="${name}"]`);
  const send = page.locator('form[data-form="coi"] button[type=submit]');
  await page.goto('/client-portal/coi-request');
  await expect(page.locator('[data-recent]')).toHaveCount(0);
  await field('insuredBusinessName').fill('Duarte Haulage');
  await field('contactName').fill('Rui Alves');
  await field('contactEmail').fill('rui@example.com');
  await field('contactPhone').fill('305 555 0100');
  await field('certificateHolderName').fill('Port of Miami');
  await field('certificateHolderAddress').fill('1015 N America Way, Miami, FL 33132');
  await page.locator('form[data-form="coi"] [value="motor-truck-cargo"]').check();
  await page.locator('form[data-form="coi"] [data-fold] > summary').click();
  await page.locator('form[data-form="coi"] [value="cargo"]').check();
  await expect(field('faxNumber')).toBeHidden();
  await field('deliveryPreference').selectOption('fax');
  await expect(field('faxNumber')).toBeVisible();
  await field('neededByDate').fill(dayFromNow(1));
  await send.click();
  for (const name of ['cargoLimitAmount', 'faxNumber', 'neededByTime', 'authorization'])
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  await field('cargoLimitAmount').fill('$100,000');
  await field('faxNumber').fill('305 555 0109');
  await field('neededByTime').fill('14:30');
  await field('authorization').check();
  await send.click();
  await expect(page.locator('[data-reference]')).toBeVisible();
  await expect(page.locator('#toasts')).toContainText('COI Request Submitted');
  await page.emulateMedia({ media: 'print' });
  // At once, for the toast closes by itself.
  expect(await page.locator('#toasts').isVisible()).toBe(false);
  await page.emulateMedia({ media: null });

  await page.goto('/es/client-portal/coi-request');
  const offer = page.locator('[data-recent]');
  await expect(offer).toContainText('destinatario');
  expect(await axeViolations(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Port of Miami' }).click();
  await expect(field('certificateHolderName')).toHaveValue('Port of Miami');
  await expect(field('certificateHolderAddress')).toHaveValue('1015 N America Way, Miami, FL 33132');
  await expect(field('contactName')).toHaveValue('');
  await offer.getByRole('button').last().click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await field('notes').focus();
  await expect(field('notes')).toBeFocused();
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent:coi'))).toBeNull();
});

test('sends a review, and names invalid VINs by their row', async ({ page }) => {
  await page.goto('/client-portal/savings-review');
  for (const id of ['review-personal', 'review-commercial', 'review-property']) {
    await page.locator(`a[href="#quote-${id}"]`).click();
    await expect(page.locator(`form[data-form="${id}"]`)).toBeVisible();
    await page.locator(`#quote-${id}`).getByText('Back to Selection').click();
    await expect(page.locator(`form[data-form="${id}"]`)).toBeHidden();
  }
  await page.locator('a[href="#quote-review-personal"]').click();
  const form = page.locator('form[data-form="review-personal"]');
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await expect(form.getByText('You may contact me by phone/text/email about my quote.')).toBeVisible();
  await field('fullName').fill('Ana Lima');
  await field('email').fill('ana@example.com');
  await field('mobile').fill('305 555 0100');
  await field('homeAddress').fill('1 Palm Ave, Miami');
  await field('vinList').fill('4T1B11HK5KU123456\n4T1B11HK5KU12345\n4T1B11HK5KU12345O');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[role=alert]')).toContainText('2: 4T1B11HK5KU12345 (16), 3: 4T1B11HK5KU12345O (17)');
  await expect(field('consent')).toHaveAttribute('aria-invalid', 'true');
  await field('vinList').fill('4T1B11HK5KU123456, 4T1B11HK5KU123457');
  await field('consent').check();
  await form.locator('button[type=submit]').click();
  await expect(page.locator('[data-reference]')).toBeVisible();
  await expect(page.locator('#toasts')).toContainText('Review Requested');
});

/** The file field of the certificate form, ready for a choice. */
async function openFileField(page: Page, path: string) {
  await page.goto(path);
  const form = page.locator('form[data-form="coi"]');
  const input = form.locator('[name="uploadedFile"]');
  await form.locator('[name="contactName"]').focus();
  await expect(form).toHaveAttribute('data-kept', '');
  return {
    form,
    input,
    field: form.locator('[data-slot="field"]', { has: page.locator('[name="uploadedFile"]') }),
    choose: (name: string, content = '%PDF-1.4\n') =>
      input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }),
    chosen: () => input.evaluate((control: HTMLInputElement) => [...(control.files ?? [])].map(({ name }) => name)),
  };
}

test('a problem with a file is that of the file chosen now', async ({ page }) => {
  const { form, input, field, choose } = await openFileField(page, '/es/client-portal/coi-request');
  await fillForm(form, { ...certificateValues, authorization: true });
  await choose('foto.jpg', 'GIF89a');
  await form.locator('button[type=submit]').click();
  await expect(field).toContainText('foto.jpg: solo podemos recibir');
  await choose('contrato.pdf');
  await expect(input).not.toHaveAttribute('aria-invalid');
  for (const name of ['foto.heic', 'dibujo.gif']) {
    await choose(name);
    await expect(field).toContainText(`${name}: solo podemos recibir`);
  }
});

test('a cleared form shows no file, and Undo brings it back', async ({ page }) => {
  const { form, field, choose, chosen } = await openFileField(page, '/client-portal/coi-request');
  await choose('contract.pdf');
  await expect(field).toContainText('contract.pdf');
  await form.locator('button[type=reset]').click();
  await expect(field).toContainText('No file yet');
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toContainText('contract.pdf');
  expect(await chosen()).toEqual(['contract.pdf']);
});

test('a chosen file can be removed', async ({ page }) => {
  const { input, field, choose, chosen } = await openFileField(page, '/pt/client-portal/coi-request');
  await choose('foto.heic');
  await field.getByRole('button', { name: 'Remover foto.heic' }).click();
  await expect(field).toContainText('Nenhum arquivo');
  await expect(input).toBeFocused();
  expect([await chosen(), await input.getAttribute('aria-invalid')]).toEqual([[], null]);
});
