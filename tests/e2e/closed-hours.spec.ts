import type { Locator, Page } from '@playwright/test';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath } from '#lib/i18n/routing.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

const evening = new Date('2026-11-24T22:00:00-05:00');
const noon = new Date('2026-11-24T12:00:00-05:00');
const hero = '.by-hours-wait';
const buttons = `${hero} [data-slot="button"]:visible`;
const opens = { en: 'tomorrow (Wednesday) at 9:00\u00a0AM\u00a0ET', es: 'mañana (miércoles) a las 9:00\u00a0a.\u00a0m.\u00a0ET' };

/** The main action has the same color in the hero and in the bar. */
async function expectOneColor(page: Page): Promise<void> {
  const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const bar = await colorOf(page.locator('.action-bar a[href="#quote-form"]'));
  expect(bar).toBe(await colorOf(page.locator(buttons).first()));
  expect(bar).not.toBe(await colorOf(page.locator('.action-bar')));
}

for (const [locale, href] of [
  ['en', /^sms:/],
  ['es', /^https:\/\/wa\.me\//],
] as const)
  test(`while closed, the second button of the hero sends a message, in ${locale}`, async ({ page, isMobile }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources'))
            shifts.push(`${node?.outerHTML ?? node?.data}: ${previousRect.top} to ${currentRect.top}`.slice(0, 300));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.clock.setFixedTime(evening);
    await page.goto(localePath(locale, '/'));
    await expect(page.locator(hero)).toHaveAttribute('data-state', 'closed');
    await expect(page.locator(buttons)).toHaveCount(2);
    // Many wide screens cannot send a text message.
    const opensChat = !isMobile && locale === 'en';
    await expect(page.locator(buttons).nth(1)).toHaveAttribute('href', opensChat ? '/contact' : href);
    if (opensChat) await expect(page.locator(buttons).nth(1)).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(page.locator(buttons).first()).toHaveAttribute('href', '#quote-form');
    if (isMobile) {
      await expectOneColor(page);
      await expect(page.locator(buttons).first()).toHaveText(messagesFor(locale).site.header.getQuote);
      await page.evaluate(() => scrollTo(0, 900));
      await expect(page.locator('.bar-call').getByText(messagesFor(locale).site.bar.closed)).toBeVisible();
    }
    await expect(
      page.getByRole('list', { name: messagesFor(locale).site.hero.points }).getByText(messagesFor(locale).site.hero.languages),
    ).toBeVisible();
    await expect(page.locator(`${hero} time[data-part="opens"]`)).toHaveText(opens[locale]);
    await expect(page.locator(`${hero} time[data-part="due"]`)).toContainText('10:00');
    if (!isMobile) await expect(page.locator('.header-row > a').getByText(messagesFor(locale).site.header.closed)).toBeVisible();
    expect(await page.locator('a[href^="tel:"] [data-when="open"]:visible, a[href^="tel:"][data-when="open"]:visible').count()).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });

test('while closed, the hero’s button stays first where it leads to no form', async ({ page }) => {
  await page.clock.setFixedTime(evening);
  await page.goto('/client-portal');
  await expect(page.locator(buttons)).toHaveCount(2);
  await expect(page.locator(buttons).first()).toHaveAttribute('href', '/client-portal#payments');
});

test('while closed, the labels of the bar stay on one line', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'phone only: it has the bar');
  await page.clock.setFixedTime(evening);
  await page.goto('/es/contact');
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.locator('.bar-call').getByText(messagesFor('es').site.bar.closed)).toBeVisible();
  const labels = page.locator('.action-bar > :not(.bar-action) > span:first-of-type');
  const tops = await labels.evaluateAll((spans) => spans.map((span) => Math.round(span.getBoundingClientRect().top)));
  expect(tops.length).toBe(3);
  expect(new Set(tops).size).toBe(1);
});

test('a form says beside its button when staff reply', async ({ page }) => {
  const time = page.locator('#quote-form .reply-time');
  const { contact } = messagesFor('es').site;
  await page.clock.setFixedTime(evening);
  await page.goto('/es/personal-auto/dui-insurance');
  await expect(time).toHaveAttribute('data-state', 'closed');
  await expect(time.locator('[data-part="opens"]')).toHaveText(opens.es);
  await expect(time.getByText(contact.closedNow.split('{')[0] ?? '')).toBeVisible();
  // Also once React has hydrated the form.
  await page.locator('#quote-form [name="zipCode"]').fill('33131');
  await expect(page.locator('#quote-form form')).toHaveAttribute('data-hydrated', 'true');
  await expect(time.locator('[data-part="opens"]')).toHaveText(opens.es);
  await page.clock.setFixedTime(noon);
  await page.goto('/es/personal-auto/dui-insurance');
  await expect(time).toHaveAttribute('data-state', 'open');
  await expect(time.locator('[data-when="open"]')).toBeVisible();
  await expect(time.locator('[data-when="closed"]')).toBeHidden();
});

test('while the office is open, the hero leads to the quote, and its second button calls', async ({ page, isMobile }) => {
  await page.clock.setFixedTime(noon);
  await page.goto('/');
  await expect(page.locator(hero)).toHaveAttribute('data-state', 'open');
  await expect(page.locator(buttons).first()).toHaveAttribute('href', '#quote-form');
  await expect(page.locator(buttons)).toHaveCount(2);
  if (isMobile) await expectOneColor(page);
  await expect(page.locator(buttons).nth(1)).toHaveAttribute('href', /^tel:/);
  await expect(page.locator('main').getByText(messagesFor('en').site.contact.openNow).first()).toBeVisible();
});

test('without JavaScript the hero names the hours', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/pt`);
  await expect(page.locator(hero).getByText(openingLines('pt')[0] ?? '')).toBeVisible();
  await expect(page.locator(buttons).first()).toHaveAttribute('href', '#quote-form');
  await context.close();
});
