import type { Page } from '@playwright/test';
import { personalAutoValues } from '#tests/support/forms/sample-values.ts';
import { completeValues } from '#tests/support/forms/form-values.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled !== false && isMobile, 'one width is enough');

const auto = (page: Page, name: string, form = 'personal-auto') => page.locator(`form[data-form="${form}"] [name="${name}"]`);
const filing = (page: Page, name: string) => auto(page, name, 'filing-first');

test('the page of a state presets its form, and its links open the form of the line', async ({ page }) => {
  await page.goto('/es/personal-auto/states/georgia');
  await expect(filing(page, 'state')).toHaveValue('GA');
  const link = await page.locator('header a[href*="get-quote"]').first().getAttribute('href');
  expect(link).toBe('/es/get-quote?state=GA#quote-personal-auto');
  await page.goto(link ?? '');
  await expect(auto(page, 'firstName')).toBeVisible();
  await expect(page.locator('#quote-types')).toBeHidden();
});

test.describe('with script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'needs the script');

  test('presets state and product from a link, and keeps changed values', async ({ page }) => {
    await page.goto('/personal-auto/states/georgia');
    await filing(page, 'firstName').fill('Gia');
    await page.locator('[data-fold] > summary').click();
    await filing(page, 'state').selectOption('AL');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('answers:filing-first'))).toContain('"AL"');
    await page.reload();
    await expect(filing(page, 'firstName')).toHaveValue('Gia');
    await expect(filing(page, 'state')).toHaveValue('AL');
    await page.goto('/personal-auto/states/florida');
    await expect(filing(page, 'firstName')).toHaveValue('Gia');
    await expect(filing(page, 'state')).toHaveValue('FL');

    await page.locator('#quote-type').selectOption('sr-22');
    await page.locator('footer form button').click();
    await expect(page).toHaveURL(/\/personal-auto\/sr-22-multi-state\?state=FL$/);
    await expect(filing(page, 'state')).toHaveValue('FL');

    await page.goto('/pt/products');
    const product = page.locator('#coverages a[href*="type=other"]').first();
    const name = (await product.innerText()).trim();
    await product.click();
    await expect(page.locator('form[data-form="smart-quote"] [name="insuranceType"]')).toHaveValue('other');
    await expect(page.locator('form[data-form="smart-quote"] [name="additionalInfo"]')).toHaveValue(name);
  });

  test('keeps values typed before hydration over a change of language, but not posted ones', async ({ page }) => {
    const isHydrationScript = (url: URL) => /^\/_next\/static\/(?:island-props|start\/(?!start-))/.test(url.pathname);
    const drafts = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('answers:')));
    await page.route(isHydrationScript, (route) => route.abort());
    await page.goto('/smart-quote');
    await page.locator('form[data-form="smart-quote"] [name="insuranceType"]').selectOption('other');
    const values = { firstName: 'Zoë', driversLicense: 'Z123-456-78-901-0' };
    for (const [name, value] of Object.entries(values)) await page.locator(`form[data-form="smart-quote"] [name="${name}"]`).fill(value);
    await page.goto('/free-guide');
    const kept = await drafts();
    expect(kept.map(([key]) => key)).toEqual(['answers:smart-quote']);
    expect(kept[0]?.[1]).toContain(values.firstName);
    expect(kept[0]?.[1]).not.toContain(values.driversLicense);

    const sent = { name: 'Gia Test', email: 'gia@visitor.example' };
    for (const [name, value] of Object.entries(sent)) await page.locator(`form[data-form="guide"] [name="${name}"]`).fill(value);
    await page.locator('form[data-form="guide"] button[type=submit]').click();
    await expect(page).toHaveURL(/thank-you/);
    expect((await drafts()).map(([key]) => key)).toEqual(['answers:smart-quote']);

    await page.unroute(isHydrationScript);
    await page.goto('/pt/smart-quote');
    await expect(page.locator('form[data-form="smart-quote"] [name="firstName"]')).toHaveValue('Zoë');
  });

  test('Back shows the reference, and posting again gives the same lead; after “Send another”, equal values give a new one', async ({ page }) => {
    const { firstName, lastName, phone, zipCode } = personalAutoValues;
    const values = { firstName, lastName, phone, zipCode, email: `${Math.random()}@visitor.example` };
    const form = page.locator('form[data-form="home"]');
    const panel = page.locator('[data-reference]');
    const send = async (): Promise<string | null> => {
      for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
      await form.locator('[name="reason"]').selectOption('lapse');
      await form.locator('button[type=submit]').dblclick();
      await expect(panel).toBeVisible();
      return panel.getAttribute('data-reference');
    };
    await page.goto('/');
    const first = await send();
    await page.goto('/privacy');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/thank-you/${first}$`));
    await page.goto('/');
    await expect(form).toBeVisible();
    expect(await send()).toBe(first);
    await panel.getByRole('button').last().click();
    expect(await send()).not.toBe(first);
  });

  test('keeps no draft of a form that was posted at once', async ({ page }) => {
    const shared = { at: Date.now(), values: { name: 'Ana' }, place: '/' };
    await page.addInitScript((text) => localStorage.setItem('answers:shared', text), JSON.stringify(shared));
    await page.goto('/contact');
    const values = { ...completeValues('contact', 'at.once@visitor.example') };
    await page.locator('form[data-form="contact"][data-hydrated="true"]').evaluate((form: HTMLFormElement, given) => {
      for (const [name, value] of Object.entries(given)) {
        const control = form.elements.namedItem(name);
        if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
        else if (control && 'value' in control) control.value = String(value);
      }
      dispatchEvent(new Event('input'));
      form.requestSubmit();
    }, values);
    await expect(page.locator('[data-reference]')).toBeVisible();
    // Longer than the delay after which a draft is stored.
    await page.waitForTimeout(1500);
    expect(await page.evaluate(() => localStorage.getItem('answers:contact'))).toBeNull();
  });

  test('clears a form in the page and on the device', async ({ page }) => {
    await page.goto('/get-quote#quote-personal-auto');
    await auto(page, 'zipCode').fill('30301');
    await auto(page, 'email').fill('ana@gmial.com');
    await auto(page, 'phone').fill('1');
    const form = page.locator('form[data-form="personal-auto"]');
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[data-note]', { hasText: 'Atlanta' })).toBeVisible();
    await expect(form.locator('[role=alert]')).toBeVisible();
    await expect(form.locator('[name="filingNeeded"] option:disabled')).not.toHaveCount(0);
    await form.locator('button[type=reset]').click();
    await expect(form.locator('[data-note]:not(:empty)')).toHaveCount(0);
    await expect(form.locator('[role=alert]')).toHaveCount(0);
    await expect(form.locator('[name="filingNeeded"] option:disabled')).toHaveCount(0);
    await expect(auto(page, 'state')).toHaveValue('');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answers:')))).toEqual([]);
  });
});

test.describe('with script, a list of checkboxes', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'needs the script');

  test('is kept over a reload and a change of language, with the amount that depends on it', async ({ page }) => {
    await page.goto('/client-portal/coi-request');
    const form = page.locator('form[data-form="coi"]');
    await form.locator('[name="policyTypes"][value="motor-truck-cargo"]').check();
    await form.locator('[data-fold] > summary').click();
    await form.locator('[name="requiredLimits"][value="cargo"]').check();
    await form.locator('[name="cargoLimitAmount"]').fill('100000');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('answers:coi'))).toContain('100000');
    await page.reload();
    await expect(form.locator('[name="policyTypes"][value="motor-truck-cargo"]')).toBeChecked();
    await expect(form.locator('[name="cargoLimitAmount"]')).toBeVisible();
    await page.goto('/es/client-portal/coi-request');
    await expect(form.locator('[name="requiredLimits"]:checked')).toHaveCount(1);
    await expect(form.locator('[name="cargoLimitAmount"]')).toHaveValue('100000');
  });
});
