import type { Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { agency } from '#lib/site/agency.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { fillForm } from '#tests/support/forms/fill-form.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ isMobile, javaScriptEnabled }) => !isMobile || javaScriptEnabled === false, 'phone only: it opens a desktop itself');

const { page: words, titles } = messagesFor('es').secondStep;

async function enterFactor(page: Page, factor: string): Promise<void> {
  await page.locator('[name=factor]').fill(factor);
  await page.getByRole('button', { name: words.factorOpen }).click();
}

test('a lead begun on a phone is finished on a desktop; a link locks after five wrong tries', async ({ page, site, browser }) => {
  const email = `${Math.random().toString(36).slice(2)}@visitor.example`;
  await page.goto('/es/personal-auto/high-risk');
  const firstForm = page.locator('#quote-form form');
  await fillForm(firstForm, { zipCode: '33131', reason: 'dui', firstName: 'Lucía', lastName: 'Rojas', phone: '305 555 0142', email });
  await firstForm.locator('button[type=submit]').click();
  await page.locator('main').getByRole('link', { name: words.open }).click();
  await page.locator('[name=orderingState]').fill('Florida');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('heading', { level: 2, name: titles.drivers })).toBeVisible();

  const mail = () => site.smtp.messages.find(({ to }) => to.includes(email))?.mail.text ?? '';
  await expect.poll(mail, { timeout: 15_000 }).toMatch(/\/continue\/[\w-]{43}/);
  const link = /https?:\S+\/continue\/[\w-]{43}/.exec(mail())?.[0] ?? '';
  const desktopContext = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const desktop = await desktopContext.newPage();
  await desktop.goto(link);
  await expect(desktop.getByText('Lucía')).toHaveCount(0);
  await enterFactor(desktop, '9999');
  await expect(desktop.locator('main [role=alert]')).toBeVisible();
  await enterFactor(desktop, '0142');
  await desktop.getByRole('link', { name: titles.filing }).click();
  await expect(desktop.locator('[name=orderingState]')).toHaveValue('Florida');
  await desktop.goto('/es/continue?step=vehicles');
  await desktop.locator('[name=vehicleMake]').fill('Toyota');
  await desktop.getByRole('button', { name: words.save }).click();
  await page.goto('/es/continue?step=vehicles');
  await expect(page.locator('[name=vehicleMake]')).toHaveValue('Toyota');

  await page.getByRole('button', { name: words.deviceMake }).click();
  await desktop.goto((await page.locator('section[aria-labelledby=device] .select-all').textContent()) ?? '');
  for (let tries = 0; tries < 5; tries += 1) await enterFactor(desktop, '9999');
  await expect(desktop.getByRole('heading', { level: 1, name: messagesFor('es').site.refused.closedLink.heading })).toBeVisible();
  await expect(desktop.locator('main')).toContainText(displayPhone(agency.phone.e164));
  await expect(desktop.locator('main')).not.toContainText('Lucía');
  await desktopContext.close();
});
