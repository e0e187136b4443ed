import type { Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { fillForm } from '#tests/support/forms/fill-form.ts';
import { personalAutoValues } from '#tests/support/forms/sample-values.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled === false || !isMobile, 'needs the script; one width is enough');

const { failure } = messagesFor('en').forms;
const form = (page: Page) => page.locator('form[data-form="contact"]');
const notice = (page: Page) => form(page).locator('[data-retry]');

async function fillContact(page: Page): Promise<void> {
  await page.goto('/contact');
  for (const [name, value] of Object.entries({ name: 'Ana Lima', email: 'ana@example.com', phone: '305 555 0100', message: 'Hello' }))
    await form(page).locator(`[name="${name}"]`).fill(value);
  await form(page).locator('[name="inquiryType"]').selectOption({ index: 1 });
}

test('retries a post without a response under the same key, and shows it', async ({ page }) => {
  const keys: string[] = [];
  const times: number[] = [];
  await page.route('**/api/leads/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    times.push(Date.now());
    if (keys.length === 1) await route.abort('connectionreset');
    else if (keys.length === 2)
      await route.fulfill({ status: 503, headers: { 'retry-after': '3' }, contentType: 'application/problem+json', body: '{}' });
    else await route.continue();
  });
  await fillContact(page);
  await form(page).locator('button[type=submit]').click();
  await expect(notice(page)).toHaveAttribute('data-retry', '1');
  await expect(notice(page).getByRole('status')).toHaveText(failure.retrying.replace('{number}', '1').replace('{of}', '3'));
  expect(await axeViolations(page)).toEqual([]);
  await expect(notice(page)).toHaveAttribute('data-retry', '2');
  await expect(page.locator('[data-reference]')).toBeVisible({ timeout: 10_000 });
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(3_000);
});

test('keeps the values when the visitor cancels the retries', async ({ page }) => {
  let posts = 0;
  await page.route('**/api/leads/contact', (route) => {
    posts += 1;
    return route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
  });
  await fillContact(page);
  await form(page).locator('button[type=submit]').click();
  await notice(page).getByRole('button', { name: failure.stopRetrying }).click();
  await expect(form(page).getByRole('alert')).toBeFocused();
  await expect(form(page).locator('[name="message"]')).toHaveValue('Hello');
  await page.waitForTimeout(2_500);
  expect(posts).toBe(1);
});

test('removes the toast of a failure after a success', async ({ page }) => {
  await page.route('**/api/leads/contact', (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }));
  await fillContact(page);
  await form(page).locator('button[type=submit]').click();
  const toasts = page.locator('[data-slot="toast"]');
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toHaveAttribute('data-tone', 'danger');
  await toasts.hover();
  await form(page).locator('button[type=submit]').focus();
  await page.keyboard.press('Enter');
  await expect(form(page).locator('button[type=submit]')).toBeEnabled();
  await expect(toasts).toHaveCount(1);
  await page.unroute('**/api/leads/contact');
  await page.keyboard.press('Tab');
  await form(page).locator('button[type=submit]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-reference]')).toBeVisible();
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toHaveAttribute('data-tone', 'success');
});

test('another lead starts with the choice of forms', async ({ page }) => {
  await page.goto('/get-quote');
  await page.locator('a[href="#quote-personal-auto"]').click();
  const quote = page.locator('form[data-form="personal-auto"]');
  await fillForm(quote, personalAutoValues);
  await quote.locator('button[type=submit]').click();
  await page
    .locator('[data-reference]')
    .getByRole('button', { name: messagesFor('en').forms.done.another })
    .click();
  await expect(page.locator('#quote-types')).toBeVisible();
  await expect(quote).toBeHidden();
  await expect(page.locator('a[href="#quote-personal-auto"]')).toBeFocused();
  await page.locator('a[href="#quote-personal-auto"]').click();
  await expect(quote.locator('[name="firstName"]')).toHaveValue('');
});
