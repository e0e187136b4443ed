import type { Locator, Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { attachController } from '#tests/support/forms/attach-controller.ts';
import { completeValues } from '#tests/support/forms/form-values.ts';
import { formPaths } from '#tests/support/forms/form-paths.ts';
import { fillForm } from '#tests/support/forms/fill-form.ts';
import { pdf } from '#tests/support/files/sample-files.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ isMobile }) => !isMobile, 'one width is enough');

const { draft } = messagesFor('en').forms;
const clearOf = (form: Locator) => form.locator('button[type=reset]');
const undoOf = (form: Locator) => form.getByRole('button', { name: draft.undo });
const statusWith = (form: Locator, text: string) => form.getByRole('status').filter({ hasText: text });

/** The values of a form. */
const valuesOf = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)].filter(([, value]) => typeof value === 'string').map(([name, value]) => `${name}=${String(value)}`),
  );

async function openForm(page: Page, id: string, path: string): Promise<Locator> {
  await page.goto(path);
  const form = page.locator(`form[data-form="${id}"]`);
  await attachController(form);
  return form;
}

test.describe('with script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'needs the script');

  for (const kind of ['vehicle', 'driver'] as const)
    test(`restores a removed ${kind}`, async ({ page }) => {
      const form = await openForm(page, 'personal-auto', formPaths['personal-auto'] ?? '');
      const { removed } = messagesFor('en').forms.extra[kind];
      const extraGroup = form.locator(`[data-extra="${kind}"]`).first();
      await extraGroup.locator('summary').click();
      const [text] = await extraGroup.locator('input:visible').all();
      await text?.fill('2019');
      const before = await valuesOf(form);
      await extraGroup.getByRole('button').click();
      await expect(extraGroup).not.toHaveAttribute('open');
      expect(await valuesOf(form)).not.toEqual(before);
      await expect(statusWith(form, removed.replace('{number}', '2'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await undoOf(form).click();
      await expect(extraGroup).toHaveAttribute('open');
      expect(await valuesOf(form)).toEqual(before);
      await expect(statusWith(form, draft.undone)).toBeVisible();
    });

  for (const [id, path] of Object.entries(formPaths).filter(([name]) => name !== 'auto-wizard'))
    test(`${id}: restores a cleared form`, async ({ freshPage: page }) => {
      const form = await openForm(page, id, path);
      const empty = await valuesOf(form);
      await fillForm(form, completeValues(id, 'ana@example.com'));
      const full = await valuesOf(form);
      expect(full).not.toEqual(empty);
      await clearOf(form).click();
      await expect(statusWith(form, draft.cleared)).toBeVisible();
      expect(await valuesOf(form)).toEqual(empty);
      await undoOf(form).click();
      expect(await valuesOf(form)).toEqual(full);
      await expect(clearOf(form)).toBeFocused();
      await expect(statusWith(form, draft.undone)).toBeVisible();
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('ana@example.com');
    });

  test('restores the wizard and its step with the keyboard', async ({ page }) => {
    await page.goto('/auto-quote');
    const form = page.locator('form[data-form="auto-wizard"]');
    for (const [name, value] of Object.entries({ firstName: 'Ana', lastName: 'Lima', phone: '305 555 0100', zipCode: '33131' }))
      await form.locator(`[name="${name}"]`).fill(value);
    for (let step = 2; step <= 5; step += 1) {
      await form.locator('[data-steps] button').last().click();
      await expect(form.locator('progress')).toHaveAttribute('value', String(step));
    }
    await clearOf(form).focus();
    await page.keyboard.press('Enter');
    await expect(form.locator('progress')).toHaveAttribute('value', '1');
    await expect(form.locator('[name="firstName"]')).toHaveValue('');
    await expect(form.locator('h3').first()).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(undoOf(form)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.locator('progress')).toHaveAttribute('value', '5');
    await expect(form.locator('dl')).toContainText('Ana');
  });

  test('restores documents with their files', async ({ page }) => {
    await page.goto('/client-portal', { waitUntil: 'networkidle' });
    await page.locator('#services a[href$="/documents"]').first().click();
    const form = page.locator('form[data-form="documents"]');
    await form.locator('[name="client_name"]').fill('Ana Lima');
    await form.locator('[name="file_0"]').setInputFiles({ name: 'policy.pdf', mimeType: 'application/pdf', buffer: pdf(2_000) });
    const files = form.locator('[data-slot="chosen-files"] li');
    await expect(files).toHaveCount(1);
    await clearOf(form).click();
    await expect(files).toHaveCount(0);
    await undoOf(form).click();
    await expect(files).toContainText(['policy.pdf']);
    await expect(form.locator('[name="client_name"]')).toHaveValue('Ana Lima');
  });

  test('offers undo for half a minute, longer while it has the focus, and stores nothing for it', async ({ page }) => {
    await page.clock.install();
    const form = await openForm(page, 'contact', '/contact');
    await form.locator('[name="name"]').fill('Ana');
    await clearOf(form).click();
    await page.clock.fastForward(29_000);
    await expect(undoOf(form)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Ana');
    await undoOf(form).focus();
    await page.clock.fastForward(5_000);
    await expect(undoOf(form)).toBeFocused();
    await clearOf(form).focus();
    await page.clock.fastForward(5_000);
    await expect(undoOf(form)).toHaveCount(0);
  });
});

test('has no reset button without script', async ({ page, javaScriptEnabled }) => {
  await page.goto('/contact');
  await expect(page.locator('form[data-form="contact"] button[type=submit]')).toBeVisible();
  await expect(page.locator('form[data-form="contact"] button[type=reset]')).toBeVisible({ visible: javaScriptEnabled !== false });
});
