import type { Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { referencePattern } from '#tests/support/site/reference-pattern.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

const path = '/commercial/transportation-hub';
const resource = 'form[data-form="resource"]';

async function ask(page: Page, tool: string, typed: string): Promise<void> {
  const form = page.locator(`form[data-tool="${tool}"]`);
  await form.locator('[name="typed"]').fill(typed);
  await form.locator('[type="submit"]').click();
}

const answerOf = (page: Page, tool: string) => page.locator(`form[data-tool="${tool}"] + [role="status"]`);

test('requests a file by its card', async ({ page, javaScriptEnabled, isMobile }) => {
  await page.goto(localePath('pt', path));
  if (isMobile) await page.locator('#resources summary').first().click();
  const select = page.locator(`${resource} select[name="resource"]`);
  await page.locator('#resources a[href="#resource-form"]').nth(2).click();
  if (javaScriptEnabled === false) await select.selectOption('fleet-schedule');
  else await expect(page.locator(`${resource} [name="name"]`)).toBeFocused();
  await expect(select).toHaveValue('fleet-schedule');
  await page.locator(`${resource} [name="name"]`).fill('Wagner Nascimento');
  await page.locator(`${resource} [name="email"]`).fill('wagner@example.com');
  await page.locator(`${resource} [type="submit"]`).click();
  await expect.poll(() => page.locator('main').innerText(), { timeout: 15_000 }).toMatch(referencePattern);
});

test('the tools answer in the page, and their result starts a quote', async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false);
  const { usdot, license } = messagesFor('es').tools;
  await page.goto(localePath('es', path));
  await ask(page, 'usdot', '44110');
  await expect(answerOf(page, 'usdot')).toContainText(usdot.off);
  await expect(answerOf(page, 'usdot').getByRole('link')).toHaveAttribute('href', /fmcsa\.dot\.gov/);
  await ask(page, 'license', '12');
  await expect(answerOf(page, 'license')).toContainText(license.differs.split('{state}')[0] ?? '');
  await ask(page, 'address', '1200 Bayfront Avenue, Miami FL');
  await expect(answerOf(page, 'address')).toContainText('Miami, FL');
  await ask(page, 'vin', '1HGCM82633A004352');
  await expect(answerOf(page, 'vin')).toContainText('2003 Honda Accord', { ignoreCase: true });
  expect(await axeViolations(page)).toEqual([]);
  await answerOf(page, 'vin').getByRole('button').click();
  await page.waitForURL('**/es/smart-quote?type=trucking-insurance');
  const form = page.locator('form[data-form="smart-quote"]');
  await expect(form.locator('[name="insuranceType"]')).toHaveValue('trucking-insurance');
  await expect(form.locator('[name="vinNumber"]')).toHaveValue('1HGCM82633A004352');
  await expect(form.locator('[name="vehicleMake"]')).toHaveValue(/honda/i);
});
