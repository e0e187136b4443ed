import type { Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

const offer = 'dialog#free-guide';
const seen = (page: Page) => page.evaluate(() => localStorage.getItem('guide:seen'));

/** Installs a fake clock, so that the test need not wait. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

/** Advances the clock and waits for its effects. */
async function advance(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

test('offers the guide once after ten seconds, and the file after the post', async ({ page, site, request }) => {
  await stopClock(page);
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(sent.url()));
  await open(page, localePath('pt', '/about-us'));
  // Links for open or closed hours come and go with the clock.
  const focused = page.locator('main a:not([data-when], [data-when] a)').first();
  await focused.focus();
  requests.length = 0;
  // After the focus, React is fetched in the first pause of input and started in the second.
  await advance(page, 1);
  await advance(page, 8);
  expect([requests.filter((url) => url.includes('/api/')), await page.locator(offer).count()]).toEqual([[], 0]);
  await advance(page, 1);
  const dialog = page.locator(offer);
  await expect(dialog).toBeVisible();
  const words = messagesFor('pt').pages['free-guide'];
  await expect(dialog).toHaveAccessibleName(words.hero.heading);
  await expect(dialog).toContainText('15');
  await expect(dialog).toContainText(words.form.lead);
  await page.clock.resume();
  expect(await axeViolations(page, offer)).toEqual([]);
  await dialog.locator('[name="name"]').fill('Wagner Nascimento');
  await dialog.locator('[name="email"]').fill('wagner@example.com');
  await dialog.locator('form[data-form="guide"] [type="submit"]').click();
  await expect(dialog.locator('[data-reference]')).toBeVisible();
  const { done, toast } = messagesFor('pt').forms;
  await expect(page.locator('#toasts')).toContainText(toast.done.guide + done.guide.text);
  const file = (await dialog.locator('[data-reference] a').first().getAttribute('href')) ?? '';
  expect(file).toBe('/downloads/insurance-review.pt.pdf');
  const response = await request.get(site.url + file);
  expect([response.status(), (await response.body()).subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(focused).toBeFocused();
  await open(page, '/');
  await page.clock.fastForward(30_000);
  await page.waitForTimeout(500);
  await expect(page.locator(offer)).toHaveCount(0);
});

test('delays the offer while the visitor types or has a dialog open; no quote, finder, portal, privacy or guide page has it', async ({ page }) => {
  await stopClock(page);
  for (const path of ['/smart-quote', '/auto-quote', '/personal-auto/which-filing', '/client-portal', '/privacy', '/free-guide']) {
    await open(page, path);
    await advance(page, 25);
    expect([path, await page.locator(offer).count(), await seen(page)]).toEqual([path, 0, null]);
  }
  await open(page, '/');
  const field = page.locator('[name="firstName"]').first();
  await field.focus();
  await advance(page, 11);
  await field.fill('Ana');
  await field.blur();
  await advance(page, 10);
  await field.fill('');
  await page.evaluate(() => document.body.appendChild(document.createElement('dialog')).showModal());
  await advance(page, 10);
  expect([await page.locator(offer).count(), await seen(page)]).toEqual([0, null]);
  await page.evaluate(() => document.querySelector('body > dialog')?.remove());
  await advance(page, 11);
  await expect(page.locator(offer)).toBeVisible();
  await page
    .locator(offer)
    .getByRole('button', { name: messagesFor('en').forms.toast.close })
    .click();
  await expect(page.locator(offer)).toHaveCount(0);
});

test('opens a download of the hub from the confirmation, in the language of the page', async ({ page }) => {
  await page.goto(localePath('es', '/commercial/transportation-hub'));
  await page.locator('#resources summary').first().click();
  const form = page.locator('form[data-form="resource"]');
  await form.locator('[name="resource"]').selectOption('fleet-schedule');
  await form.locator('[name="name"]').fill('Rosa Alvarez');
  await form.locator('[name="email"]').fill('rosa@example.com');
  await form.locator('[type="submit"]').click();
  await expect(page.locator('[data-reference] a').first()).toHaveAttribute('href', '/downloads/fleet-schedule.es.xlsx');
});
