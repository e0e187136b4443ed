import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { tabTo } from '#tests/support/browser/keyboard-user.ts';
import { expect, test, webhookCall } from '#tests/support/site/site-fixture.ts';
import { dayFromNow } from '#tests/support/forms/form-values.ts';
import { pdf, program, sha256 } from '#tests/support/files/sample-files.ts';

test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled === false || Boolean(isMobile), 'desktop only: keys are the same on every device');

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page.locator(`dialog [name="${name}"]`));
  await page.keyboard.type(text);
}

async function tick(page: Page, selector: string): Promise<void> {
  await tabTo(page.locator(`dialog ${selector}`));
  await page.keyboard.press('Space');
}

async function open(page: Page, path: string): Promise<void> {
  // Before hydration the card is a link to the form's page.
  await page.waitForLoadState('networkidle');
  await page.locator(`#services a[href$="${path}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open] form, dialog[open] li button').first()).toBeVisible();
}

test('posts a certificate request with a file by keyboard, in Portuguese', async ({ page, site }) => {
  await page.goto('/pt/client-portal');
  await open(page, '/client-portal/coi-request');
  const dialog = page.locator('dialog[open]');
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);

  await type(page, 'insuredBusinessName', 'Transportes Duarte');
  await type(page, 'contactName', 'Rui Alves');
  await type(page, 'contactEmail', 'rui@example.com');
  await type(page, 'contactPhone', '305 555 0100');
  await tick(page, '[name="policyTypes"][value="motor-truck-cargo"]');
  const file = dialog.locator('[name="uploadedFile"]');
  await tabTo(page.locator('dialog [name="uploadedFile"]'));
  // The file chooser is not part of the page.
  await file.setInputFiles({ name: 'jogo.exe', mimeType: 'application/octet-stream', buffer: program() });
  await type(page, 'certificateHolderName', 'Porto de Miami');
  await tabTo(page.locator('dialog [name="deliveryPreference"]'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page.locator('dialog [name="neededByDate"]'));
  const [year, month, date] = dayFromNow(1).split('-');
  await page.keyboard.type(`${month}${date}${year}`);
  await tick(page, '[name="authorization"]');
  await tabTo(page.locator('dialog [data-fold] > summary'));
  await page.keyboard.press('Enter');
  await tick(page, '[name="requiredLimits"][value="cargo"]');
  await type(page, 'cargoLimitAmount', '100000');
  await page.keyboard.press('Enter');

  const alert = dialog.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('jogo.exe: só podemos receber PDF, JPG, PNG, DOC, DOCX e TXT');
  await expect(dialog.locator('[name="neededByTime"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(file).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);

  await tabTo(page.locator('dialog a[href="#coi-uploadedFile"]'));
  await page.keyboard.press('Enter');
  await expect(file).toBeFocused();
  await file.setInputFiles({ name: 'contrato.pdf', mimeType: 'application/pdf', buffer: pdf(700_000) });
  await type(page, 'neededByTime', '14:30');
  await page.keyboard.press('Enter');
  await expect(page.locator('#toasts')).toContainText('certificado');
  const reference = (await dialog.locator('[data-reference]').getAttribute('data-reference')) ?? 'none';
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(dialog.locator('dd', { hasText: 'contrato.pdf' })).toHaveCount(1);
  const payload = JSON.parse((await webhookCall(site, reference)).body);
  expect(payload).toMatchObject({
    kind: 'coi',
    locale: 'pt',
    policyTypes: ['motor-truck-cargo'],
    requiredLimits: ['cargo'],
    neededByTime: '14:30',
    authorization: true,
    uploadedFile: 'contrato.pdf',
  });
  expect(payload.files[0].sha256).toBe(sha256(pdf(700_000)));
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('contrato');

  await page.keyboard.press('Escape');
  await expect(page.locator('#services a[href$="/coi-request"]')).toBeFocused();
});

test('chooses, leaves and posts a review by keyboard, in Portuguese', async ({ page }) => {
  await page.goto('/pt/client-portal');
  await open(page, '/savings-review');
  const dialog = page.locator('dialog[open]');
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  await tabTo(page.locator('dialog li:nth-child(3) button'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveText('Voltar à seleção');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('li button')).toHaveCount(3);
  await expect(dialog.locator('li button').nth(2)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator('li button').nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await type(page, 'fullName', 'Ana Lima');
  await type(page, 'email', 'ana@example.com');
  await type(page, 'mobile', '305 555 0100');
  await type(page, 'homeAddress', '1 Palm Ave, Miami');
  await type(page, 'vinList', '4T1B11HK5KU12345O');
  await tick(page, '[name="consent"]');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByRole('alert')).toContainText('1: 4T1B11HK5KU12345O (17)');
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[name="vinList"]')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4T1B11HK5KU123456');
  await tabTo(page.locator('dialog button[type=submit]'));
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[data-reference]')).toBeVisible();
  await expect(dialog.locator('[data-reference] h3')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#services a[href$="/savings-review"]')).toBeFocused();
});
