import type { Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { expect, test, webhookCall } from '#tests/support/site/site-fixture.ts';

test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled === false || !isMobile, 'needs the script; one width is enough');

const form = (page: Page) => page.locator('form[data-form="auto-wizard"]');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const next = (page: Page) => form(page).locator('[data-steps] button').last();
const previous = (page: Page) => form(page).locator('[data-steps] button').first();
/** The bar shows the current step. */
const onStep = (page: Page, step: number) => expect(form(page).locator('progress')).toHaveAttribute('value', String(step));

async function walkTo(page: Page, step: number): Promise<void> {
  for (const [name, value] of Object.entries({ firstName: 'Ana', lastName: 'Lima', phone: '305 555 0100', zipCode: '33131' }))
    await field(page, name).fill(value);
  for (let at = 1; at < step; at += 1) {
    await next(page).click();
    await onStep(page, at + 1);
  }
}

test('gives each step an entry of the history for Back, Forward and reload', async ({ page }) => {
  await page.goto('/');
  await page.goto('/auto-quote?ref=mail');
  await walkTo(page, 3);
  await expect(page).toHaveURL(/\/auto-quote\?ref=mail#step-3$/);
  await expect(form(page).locator('h3').first()).toBeFocused();
  await page.goBack();
  await onStep(page, 2);
  await expect(field(page, 'make')).toBeVisible();
  await page.goForward();
  await onStep(page, 3);
  await field(page, 'towing').check();
  await page.reload();
  await onStep(page, 3);
  await expect(field(page, 'towing')).toBeChecked();
  await expect(field(page, 'firstName')).toHaveValue('Ana');
  await page.goBack();
  await onStep(page, 2);
  await page.goBack();
  await onStep(page, 1);
  await expect(field(page, 'firstName')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await onStep(page, 1);
});

test('Previous goes back in the history', async ({ page }) => {
  await page.goto('/auto-quote');
  await walkTo(page, 3);
  await previous(page).click();
  await onStep(page, 2);
  await page.goBack();
  await onStep(page, 1);
  await expect(previous(page)).toBeDisabled();
  await expect(previous(page)).toBeHidden();
});

test('opens the first step for a step that was not reached', async ({ page }) => {
  await page.goto('/es/auto-quote#step-4');
  await page.keyboard.press('Tab');
  await expect(form(page)).toHaveAttribute('data-hydrated', 'true');
  await onStep(page, 1);
  await expect(page).toHaveURL(/\/es\/auto-quote$/);
});

test('shows the step of the URL before hydration', async ({ page }) => {
  await page.goto('/auto-quote');
  await walkTo(page, 2);
  await page.route(/\/_next\/static\/(?:island-props\/|start\/(?!start-))/, () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(field(page, 'make')).toBeVisible();
  await expect(field(page, 'firstName')).toBeHidden();
});

const limitName = (page: Page, value: string) => field(page, 'bodily_injury').locator(`option[value="${value}"]`).innerText();

for (const locale of locales)
  test(`raises a limit for a filing and restores it without the filing, with a note each, in ${locale}`, async ({ page }) => {
    const { help } = messagesFor(locale).forms;
    await page.goto(localePath(locale, '/auto-quote'));
    await walkTo(page, 3);
    const note = form(page)
      .locator('[data-slot="field"]', { has: page.locator('[name="bodily_injury"]') })
      .getByRole('status');
    await expect(field(page, 'bodily_injury')).toHaveValue('');
    await field(page, 'bodily_injury').selectOption('10000/20000');
    await field(page, 'property_damage').selectOption('25000');
    await field(page, 'filingNeeded').selectOption('fr-44');
    await expect(field(page, 'bodily_injury')).toHaveValue('100000/300000');
    await expect(note).toHaveText(help.limitRaised.replace('{limit}', await limitName(page, '100000/300000')));
    await expect(field(page, 'property_damage')).toHaveValue('50000');
    await field(page, 'filingNeeded').selectOption('none');
    await expect(field(page, 'bodily_injury')).toHaveValue('10000/20000');
    await expect(field(page, 'property_damage')).toHaveValue('25000');
    await expect(note).toHaveText(help.limitRestored.replace('{limit}', await limitName(page, '10000/20000')));
    await field(page, 'filingNeeded').selectOption('fr-44');
    await field(page, 'bodily_injury').selectOption('250000/500000');
    await expect(note).toBeEmpty();
    await field(page, 'filingNeeded').selectOption('none');
    await expect(field(page, 'bodily_injury')).toHaveValue('250000/500000');
  });

test('adds a second vehicle and driver in their steps, reviews and sends them', async ({ page, site }) => {
  const email = `two.${Math.random().toString(36).slice(2)}@example.com`;
  await page.goto('/auto-quote');
  await field(page, 'email').fill(email);
  await walkTo(page, 2);
  await form(page).locator('[data-extra="vehicle"] > summary:visible').click();
  await field(page, 'vehicleMake2').fill('Ford');
  await next(page).click();
  await next(page).click();
  await onStep(page, 4);
  await form(page).locator('[data-extra="driver"] > summary:visible').click();
  await field(page, 'driverAge2').fill('19');
  await next(page).click();
  await expect(field(page, 'driverName2')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'driverName2').fill('Bia Duarte');
  await next(page).click();
  await onStep(page, 5);
  await expect(form(page).locator('dl')).toContainText('Ford');
  await expect(form(page).locator('dl')).toContainText('Bia Duarte');
  await expect(form(page).locator('dl dt', { hasText: '(3)' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await form(page).locator('button[type=submit]').click();
  await expect(page.locator('[data-reference]')).toBeVisible();
  const { body } = await webhookCall(site, email);
  expect(JSON.parse(body).coverage_needed).toContain('Vehicle 2: Ford; Driver 2: Bia Duarte, age 19');
  await page.reload();
  await expect(page).toHaveURL(/\/thank-you\/\w{8}$/);
  await page.goto('/auto-quote');
  await onStep(page, 1);
});

test('offers values of other forms once', async ({ page }) => {
  const offer = form(page)
    .getByRole('status')
    .filter({ hasText: messagesFor('en').forms.draft.offer });
  const typeElsewhere = async () => {
    await page.goto('/');
    await page.locator('form[data-form="home"] [name="firstName"]').fill('Noel');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Noel');
  };
  await typeElsewhere();
  await page.goto('/auto-quote');
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: messagesFor('en').forms.draft.decline }).click();
  await expect(offer).toHaveCount(0);
  await expect(field(page, 'firstName')).toHaveValue('');
  await page.reload();
  await expect(form(page)).toHaveAttribute('data-kept', '');
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(offer).toBeVisible();
  await walkTo(page, 2);
  await expect(offer).toHaveCount(0);
});
