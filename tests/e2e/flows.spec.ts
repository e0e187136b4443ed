import type { Page } from '@playwright/test';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { lineForms } from '#lib/site/quote-context.ts';
import { expect, test, webhookCall } from '#tests/support/site/site-fixture.ts';

// With animations; the other tests reduce motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const home = (name: string) => `form[data-form="home"] [name="${name}"]`;
const wizard = (name: string) => `form[data-form="auto-wizard"] [name="${name}"]`;

test.describe('with script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'needs the script');

  for (const locale of locales) {
    test(`sends the wizard in ${locale} after four steps and the review`, async ({ page, site }) => {
      await page.goto(localePath(locale, '/auto-quote'));
      const form = page.locator('form[data-form="auto-wizard"]');
      const previous = form.locator('[data-steps] button').first();
      const next = form.locator('[data-steps] button').last();
      await expect(previous).toBeDisabled();
      await expect(form.locator('progress')).toHaveAttribute('value', '1');
      await next.click();
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5);

      const email = `wizard.${locale}.${Math.random().toString(36).slice(2)}@example.com`;
      await page.locator(wizard('firstName')).fill('Inês');
      await page.locator(wizard('lastName')).fill('Costa');
      await page.locator(wizard('email')).fill(email);
      await page.locator(wizard('zipCode')).fill('33131');
      await next.click();
      await expect(page.locator(wizard('make'))).toBeVisible();
      await expect(page.locator(wizard('firstName'))).toBeHidden();
      await page.locator(wizard('year')).fill('2018');
      await page.locator(wizard('make')).fill('Kia');
      await next.click();
      await page.locator(wizard('bodily_injury')).selectOption('100000/300000');
      await page.locator(wizard('towing')).check();
      await next.click();
      await page.locator(wizard('license_status')).selectOption('suspended');
      await next.click();
      await expect(form.locator('progress')).toHaveAttribute('value', '5');
      await expect(form.locator('dl')).toContainText('Inês');
      await expect(form.locator('dl')).toContainText(locale === 'pt' ? 'US$ 100.000 / US$ 300.000' : '$100,000 / $300,000');
      await form.locator('button[type=submit]').click();
      await expect(page.locator('[data-reference] dl')).toContainText('Suspended');

      const payload = JSON.parse((await webhookCall(site, email)).body);
      expect(payload).toMatchObject({ quote_type: 'auto-wizard', kind: 'auto-wizard', locale });
      expect(JSON.parse(payload.coverage_details)).toMatchObject({ bodily_injury: '100000/300000', towing: true, license_status: 'suspended' });
    });
  }

  test('a line of the review links to its step, with its values', async ({ page }) => {
    await page.goto('/auto-quote');
    const next = page.locator('form[data-form="auto-wizard"] [data-steps] button').last();
    for (const [name, value] of [
      ['firstName', 'Ana'],
      ['lastName', 'Lima'],
      ['phone', '305 555 0100'],
      ['zipCode', '30301'],
    ])
      await page.locator(wizard(name ?? '')).fill(value ?? '');
    for (let step = 1; step < 5; step += 1) {
      await next.click();
      await expect(page.locator('progress')).toHaveAttribute('value', String(step + 1));
    }
    // Georgia has no PIP.
    await expect(page.locator('form dl')).not.toContainText('PIP');
    await page.locator('dl button').first().click();
    await expect(page.locator(wizard('firstName'))).toHaveValue('Ana');
    await expect(page.locator('progress')).toHaveAttribute('value', '1');
  });

  test('Next waits for hydration and posts no incomplete form', async ({ page }) => {
    let releaseScripts = () => {};
    const wait = new Promise<void>((resolve) => {
      releaseScripts = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto('/auto-quote', { waitUntil: 'commit' });
    await page.locator(wizard('firstName')).fill('Ana');
    const next = page.locator('form[data-form="auto-wizard"] [data-steps] button').last();
    await next.click();
    await expect(page.locator(wizard('firstName'))).toHaveValue('Ana');
    releaseScripts();
    await expect(page.locator('form[data-form="auto-wizard"] button[type=submit]').first()).toBeVisible();
    await next.click();
    await expect(page.locator('form[data-form="auto-wizard"] [aria-invalid="true"]')).not.toHaveCount(0);
    await expect(page).toHaveURL(/auto-quote$/);
  });

  test('shows the wizard as one page when the script cannot be loaded', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto('/auto-quote');
    await expect(page.locator(wizard('license_status'))).toBeHidden();
    await expect(page.locator(wizard('license_status'))).toBeVisible({ timeout: 15_000 });
    await page.locator(wizard('firstName')).fill('Ana');
    await page.locator(wizard('lastName')).fill('Lima');
    await page.locator(wizard('phone')).fill('305 555 0100');
    await page.locator(wizard('zipCode')).fill('33131');
    await page.locator('form[data-form="auto-wizard"] button[type=submit]').click();
    await expect(page).toHaveURL(/thank-you\/\w+$/);
  });

  test('keeps values over a reload and a change of language, but no tax number', async ({ page }) => {
    await page.goto('/');
    await page.locator(home('firstName')).fill('Zoë');
    await page.locator('form[data-form="home"] [data-fold] > summary').click();
    await page.locator(home('usage')).selectOption('business');
    await page.locator(home('einFein')).fill('12-3456789');
    await page.locator(home('previousLapse')).selectOption('1-30');
    await page.locator(home('lapseDetails')).fill('Two lines\nof text');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Zoë');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('3456789');
    await page.reload();
    await expect(page.locator(home('firstName'))).toHaveValue('Zoë');
    await expect(page.locator(home('lapseDetails'))).toHaveValue('Two lines\nof text');
    await page.goto('/pt');
    await expect(page.locator(home('firstName'))).toHaveValue('Zoë');
    await expect(page.locator(home('einFein'))).toHaveValue('');
    await page.locator('form[data-form="home"] button[type=reset]').click();
    await expect(page.locator(home('firstName'))).toHaveValue('');
    await page.reload();
    await expect(page.locator(home('firstName'))).toHaveValue('');
  });

  test('offers the values of one form in the next, and fills them in only on request', async ({ page }) => {
    await page.goto('/');
    await page.locator(home('firstName')).fill('Noel');
    await page.locator('form[data-form="home"] [data-fold] > summary').click();
    await page.locator(home('vehicleMake')).fill('Ford');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Ford');
    await page.goto('/get-quote#quote-personal-auto');
    const form = page.locator('form[data-form="personal-auto"]');
    await expect(form.locator('[name="firstName"]')).toHaveValue('');
    await form.locator('[role=status] button').first().click();
    await expect(form.locator('[name="firstName"]')).toHaveValue('Noel');
    await expect(form.locator('[name="vehicleMake"]')).toHaveValue('Ford');
  });

  test('fills in state and filing of a link', async ({ page }) => {
    await page.goto('/personal-auto/sr-22-multi-state?state=GA&filing=sr-22a');
    const form = page.locator('form[data-form="filing-first"]');
    await expect(form.locator('[name="state"]')).toHaveValue('GA');
    await expect(form.locator('[name="filingNeeded"]')).toHaveValue('sr-22a');
  });

  test('fills empty fields from ZIP code and VIN, and overwrites nothing', async ({ page }) => {
    await page.goto('/get-quote#quote-personal-auto');
    const form = page.locator('form[data-form="personal-auto"]');
    await form.locator('[name="city"]').fill('Hialeah');
    await form.locator('[name="zipCode"]').fill('33131');
    await form.locator('[name="vinNumber"]').focus();
    await expect(form.locator('[name="state"]')).toHaveValue('FL');
    await expect(form.locator('[name="city"]')).toHaveValue('Hialeah');
    await form.locator('[data-note] button').click();
    await expect(form.locator('[name="city"]')).toHaveValue('Miami');
    await form.locator('[name="vinNumber"]').fill('1HGCM82633A004352');
    await form.locator('[name="email"]').fill('ana@gmial.com');
    await expect(form.locator('[name="vehicleMake"]')).toHaveValue(/honda/i);
    await form.locator('[name="phone"]').focus();
    await form.locator('[data-note] button').first().click();
    await expect(form.locator('[name="email"]')).toHaveValue('ana@gmail.com');
    await form.locator('[name="zipCode"]').fill('90210');
    await form.locator('[name="phone"]').focus();
    await expect(form.locator('[data-note]', { hasText: 'CA' })).toBeVisible();
  });

  test('a lost response, a reload and a second press give one lead', async ({ page, site }) => {
    const email = `twice.${Math.random().toString(36).slice(2)}@example.com`;
    await fillHome(page, email);
    const references: string[] = [];
    await page.route('**/api/webhook-relay', async (route) => {
      const response = await route.fetch();
      references.push((await response.json()).reference);
      await route.abort('connectionreset');
    });
    await page.locator('form[data-form="home"] button[type=submit]').click();
    await page.locator('form[data-form="home"] [data-retry] button').click();
    await expect(page.locator('form[data-form="home"] [role=alert]')).toBeVisible();
    await page.unroute('**/api/webhook-relay');
    await page.reload();
    await expect(page.locator(home('email'))).toHaveValue(email);
    await page.locator('form[data-form="home"] button[type=submit]').click();
    const panel = page.locator('[data-reference]');
    await expect(panel).toBeVisible();
    expect([...new Set(references)]).toEqual([await panel.getAttribute('data-reference')]);
    expect(site.webhook.calls.filter(({ body }) => body.includes(email)).length).toBeLessThanOrEqual(1);
  });
});

async function fillHome(page: Page, email: string): Promise<void> {
  await page.goto('/');
  const values = {
    firstName: 'Ana',
    lastName: 'Lima',
    email,
    phone: '305 555 0100',
    zipCode: '33131',
  };
  for (const [name, value] of Object.entries(values)) await page.locator(home(name)).fill(value);
  await page.locator(home('reason')).selectOption('lapse');
}

test('the card of each form on the page opens it alone, and a link leads back to the cards', async ({ page }) => {
  await page.goto('/get-quote');
  const shown = page.locator('#quote-form form').filter({ visible: true });
  await expect(page.locator('#quote-types a[href^="#"]')).toHaveCount(lineForms.length);
  await expect(shown).toHaveCount(0);
  for (const id of lineForms) {
    await page.locator(`#quote-types a[href="#quote-${id}"]`).click();
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('data-form', id);
    await page.locator(`#quote-${id} a[href="#quote-types"]`).click();
    await expect(shown).toHaveCount(0);
    await expect(page.locator('#quote-types')).toBeVisible();
  }
});
