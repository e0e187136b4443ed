import type { Page } from '@playwright/test';
import { slowest } from '../../quality/bench/interactions.ts';
import { slowProcessor } from '../../quality/bench/phone.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

const maxKeyMs = 200;
const keyDelayMs = 60;

const field = (page: Page, form: string, name: string) => page.locator(`form[data-form="${form}"] [name="${name}"]`);

const typed = [
  ['firstName', 'Mariana'],
  ['email', 'mariana@gmial.com'],
  ['zipCode', '33131'],
  ['businessType', 'roofing'],
  ['vinNumber', '1HGCM82633A004352'],
] as const;

test('paints each keystroke in the general form in time on a processor slowed to a quarter', async ({ page }) => {
  test.slow();
  await page.goto('/smart-quote');
  await field(page, 'smart-quote', 'insuranceType').selectOption('other');
  await slowProcessor(await page.context().newCDPSession(page));
  // The best of several rounds, since a busy machine is slow by itself.
  for (const [name, text] of typed)
    await expect(async () => {
      await field(page, 'smart-quote', name).fill('');
      const ms = await slowest(page, async () => {
        await field(page, 'smart-quote', name).tap();
        await page.keyboard.type(text, { delay: keyDelayMs });
        await page.keyboard.press('Tab');
      });
      expect(ms, name).toBeLessThan(maxKeyMs);
    }).toPass();
});

test('paints each step of the wizard in time on a processor slowed to a quarter', async ({ page }) => {
  test.slow();
  await page.goto('/auto-quote');
  await slowProcessor(await page.context().newCDPSession(page));
  for (const [name, text] of Object.entries({ firstName: 'Ana', lastName: 'Lima', phone: '3055550100', zipCode: '33131' }))
    await field(page, 'auto-wizard', name).fill(text);
  const [previous, next] = [0, 1].map((at) => page.locator('form[data-form="auto-wizard"] [data-steps] button').nth(at));
  const progress = page.locator('form[data-form="auto-wizard"] progress');
  for (const step of [1, 2, 3, 4])
    await expect(async () => {
      if ((await progress.getAttribute('value')) !== String(step)) await previous?.tap();
      await expect(progress).toHaveAttribute('value', String(step));
      const ms = await slowest(page, async () => next?.tap());
      await expect(progress).toHaveAttribute('value', String(step + 1));
      expect(ms, `step ${step}`).toBeLessThan(maxKeyMs);
    }).toPass();
});
