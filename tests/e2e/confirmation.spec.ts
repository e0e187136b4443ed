import type { Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { layoutProblems } from '#tests/support/browser/layout-problems.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

const evening = new Date('2026-11-24T22:00:00-05:00');
const noon = new Date('2026-11-24T12:00:00-05:00');

async function send(page: Page, contact: Readonly<Record<string, string>>): Promise<string> {
  const form = page.locator('#quote-form form');
  await form.locator('[name="zipCode"]').fill('33131');
  await form.locator('[name="firstName"]').fill('Ana');
  await form.locator('[name="lastName"]').fill('Lima');
  for (const [name, value] of Object.entries(contact)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('button[type=submit]').click();
  const panel = page.locator('main [data-reference]');
  await expect(panel).toBeVisible();
  return (await panel.getAttribute('data-reference')) ?? '';
}

test.describe('with script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

  const lines = {
    en: 'We’ll answer in English at (305) 555-0188 or ana@visitor.example.',
    es: 'Le responderemos en español al (305) 555-0188 o a ana@visitor.example.',
    pt: 'Vamos responder em português pelo número (305) 555-0188 ou pelo e-mail ana@visitor.example.',
  };

  for (const locale of locales)
    test(`says where the reply goes, without the contact in an address, in ${locale}`, async ({ page, isMobile }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.clock.setFixedTime(evening);
      await page.goto(localePath(locale, '/personal-auto/dui-insurance'));
      await send(page, { phone: '305 555 0188', email: 'ana@visitor.example' });
      const panel = page.locator('main [data-reference]');
      await expect(panel).toContainText(lines[locale]);
      expect(requests.filter((url) => /0188|visitor\.example/.test(url))).toEqual([]);
      expect(page.url()).not.toMatch(/0188|visitor/);
      expect(await axeViolations(page, 'main [data-reference]')).toEqual([]);
      expect(await page.evaluate(layoutProblems, { phone: isMobile })).toEqual([]);
    });

  test('the link to call is second while the office is closed, with the time it opens, and first while it is open', async ({ page }) => {
    const links = page.locator('main [data-reference] a[data-slot=button]');
    for (const [now, first, second] of [
      [evening, /^https:\/\/wa\.me\//, /^tel:/],
      [noon, /^tel:/, /continue/],
    ] as const) {
      await page.clock.setFixedTime(now);
      await page.goto('/es/personal-auto/dui-insurance');
      await send(page, { phone: '305 555 0188' });
      await expect(links.first()).toHaveAttribute('href', first);
      await expect(links.nth(1)).toHaveAttribute('href', second);
      await expect(links.filter({ hasText: 'mañana (miércoles)' })).toHaveCount(now === evening ? 1 : 0);
    }
  });

  test('a wrong number is corrected in place, as an update of the lead', async ({ page, site }) => {
    await page.goto('/personal-auto/dui-insurance');
    const reference = await send(page, { phone: '305 555 0188' });
    const panel = page.locator('main [data-reference]');
    await panel.getByText(messagesFor('en').forms.done.wrong).press('Enter');
    const phone = panel.locator('[name="phone"]');
    await expect(phone).toHaveValue('305 555 0188');
    const save = panel.getByRole('button', { name: messagesFor('en').forms.done.save, exact: true });
    for (const wrong of ['', '305']) {
      await phone.fill(wrong);
      await save.click();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
    }
    const line = String(Math.random()).slice(2, 6);
    const corrected = `305555${line}`;
    await phone.fill(corrected);
    await save.click();
    await expect(panel).toContainText(`We’ll answer in English at (305) 555-${line}. Saved.`);
    await expect(panel.locator('summary').first()).toBeFocused();
    await expect
      .poll(() => site.webhook.calls.some(({ body }) => body.includes(reference) && body.includes('"update":1') && body.includes(corrected)), {
        timeout: 15_000,
      })
      .toBe(true);
  });
});

test.describe('with script, a corrected e-mail address', () => {
  test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled === false || Boolean(isMobile), 'one device is enough');

  test('is shown without the line that the confirmation was mailed there', async ({ page }) => {
    const { done } = messagesFor('en').forms;
    await page.goto('/personal-auto/dui-insurance');
    await send(page, { email: `typo-${Math.random().toString(36).slice(2)}@visitor.example` });
    const panel = page.locator('main [data-reference]');
    await expect(panel).toContainText(done.mailed);
    await panel.getByText(done.wrong).press('Enter');
    await panel.locator('[name="email"]').fill('right@visitor.example');
    await panel.getByRole('button', { name: done.save, exact: true }).click();
    await expect(panel).toContainText('right@visitor.example. Saved.');
    await expect(panel).not.toContainText(done.mailed);
  });
});

test.describe('with script, the reference', () => {
  test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled === false || Boolean(isMobile), 'one device is enough');

  test('stays over a reload and a switch of the language, until another lead is begun', async ({ page }) => {
    await page.goto('/es/personal-auto/dui-insurance?ref=mail');
    const reference = await send(page, { phone: '305 555 0188' });
    const shown = `${reference.slice(0, 4)} ${reference.slice(4)}`;
    await page
      .locator('main [data-reference]')
      .getByRole('button', { name: messagesFor('es').forms.done.another })
      .click();
    await expect(page.locator('#quote-form form')).toBeVisible();
    await expect(page).toHaveURL(/\/es\/personal-auto\/dui-insurance\?ref=mail$/);
    await page.reload();
    const second = await send(page, { phone: '305 555 0188' });
    expect(second).not.toBe(reference);
    await page.reload();
    await expect(page.locator('main')).toContainText(second.slice(0, 4));
    await expect(page.locator('main')).not.toContainText(shown);
    await page.goto('/es/personal-auto/dui-insurance');
    const third = await send(page, { phone: '305 555 0188' });
    for (const to of ['pt', 'en'] as const) {
      await page.locator(`a.menu-link[hreflang="${to}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${localePath(to, `/thank-you/${third}`)}$`));
      await expect(page.locator('h1')).toHaveText(messagesFor(to).site.thankYou.heading);
    }
  });
});

test.describe('without script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false);

  test('the thank-you page names the language of the reply, not the contact', async ({ page }) => {
    await page.goto('/es/personal-auto/dui-insurance');
    const form = page.locator('#quote-form form');
    for (const [name, value] of Object.entries({ zipCode: '33131', firstName: 'Ana', lastName: 'Lima', phone: '305 555 0188' }))
      await form.locator(`[name="${name}"]`).fill(value);
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/es\/thank-you\//);
    await expect(page.locator('main')).toContainText('Nos comunicaremos con usted en español');
    await expect(page.locator('main')).not.toContainText('0188');
  });
});
