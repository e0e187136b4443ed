import { expect, test } from '#tests/support/site/site-fixture.ts';

/** The topic pages with their presets, and the field that remains for the visitor. */
const topics: readonly (readonly [path: string, known: Readonly<Record<string, string>>, asked?: readonly [name: string, value: string]])[] = [
  ['/', {}, ['reason', 'dui']],
  ['/personal-auto', {}, ['reason', 'price']],
  ['/personal-auto/high-risk', {}, ['reason', 'suspended']],
  ['/personal-auto/sr-22-multi-state', { filingNeeded: 'sr-22' }],
  ['/personal-auto/fr-44-florida', { filingNeeded: 'fr-44' }],
  ['/personal-auto/dui-insurance', { reason: 'dui' }],
  ['/personal-auto/accidents-and-tickets', { reason: 'accident-or-tickets' }],
  ['/personal-auto/insurance-after-a-lapse', { reason: 'lapse' }],
  ['/personal-auto/young-drivers', { reason: 'young-driver' }],
  ['/personal-auto/senior-drivers', { reason: 'senior-driver' }],
  ['/personal-auto/states/florida', { state: 'FL' }, ['filingNeeded', 'fr-44']],
  ['/commercial', {}, ['insuranceType', 'general-liability']],
  ['/commercial/transportation', {}, ['insuredVehicle', 'tractor']],
  ['/commercial/workers-comp-transportation', {}, ['businessType', 'Roofing']],
  ['/commercial/property-and-buildings', {}, ['propertyType', 'hotel']],
  ['/specialty-homeowners', {}, ['homeType', 'condo']],
];
const screenPx = 844;
/** The section that explains the topic comes before its form; the hero's button, or the bar's, leads to the form at once. */
const maxScreensBefore = 3.75;
const keyMs = 250;

test.describe('with script', () => {
  test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled === false || !isMobile, 'phone only: typing speed of a thumb');

  for (const [path, known, asked] of topics)
    test(`sends a lead from ${path} within 45 seconds`, async ({ freshPage: page }, { annotations }) => {
      await page.goto(path);
      const form = page.locator('#quote-form form');
      const field = (name: string) => form.locator(`[name="${name}"]`);
      const first = await field('zipCode').boundingBox();
      expect(first?.y ?? Infinity).toBeLessThan(maxScreensBefore * screenPx);
      await page.locator(':is(main, .action-bar) a[href="#quote-form"]:visible').first().tap();
      await expect(page.locator('#quote-form-heading')).toBeInViewport();
      for (const [name, value] of Object.entries(known)) await expect(field(name)).toHaveValue(value);
      const names = await form.evaluate((element) =>
        [...element.querySelectorAll<HTMLInputElement>('[data-slot="field"] :is(input, select, textarea)')]
          .filter((control) => control.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
          .map((control) => control.name),
      );
      expect(names.filter((name) => !(name in known)).length).toBeLessThanOrEqual(7);

      const start = Date.now();
      let keys = 0;
      const type = (name: string, text: string) => {
        keys += text.length;
        return field(name).pressSequentially(text);
      };
      await type('zipCode', '33131');
      if (asked?.[0] === 'businessType') await type(...asked);
      else if (asked) await field(asked[0]).selectOption(asked[1]);
      await type('firstName', 'Ana');
      await type('lastName', 'Lima');
      await type('phone', '3055550142');
      await form.locator('button[type=submit]').click();
      await expect(page.locator('[data-reference]')).toBeVisible();
      const seconds = (Date.now() - start + keys * keyMs) / 1000;
      annotations.push({
        type: 'seconds',
        description: `${path} ${seconds.toFixed(1)} s, ${names.length} fields, ZIP code at ${first?.y.toFixed(0)} px`,
      });
      expect(seconds).toBeLessThanOrEqual(45);
    });

  test('opens the folded fields for a problem in one of them', async ({ page }) => {
    await page.goto('/personal-auto/fr-44-florida');
    const form = page.locator('#quote-form form');
    const fold = form.locator('[data-fold]');
    await fold.locator('> summary').click();
    await form.locator('[name="vehicleYear"]').fill('19');
    await fold.evaluate((details) => details.removeAttribute('open'));
    await expect(form.locator('[name="vehicleYear"]')).toBeHidden();
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[name="vehicleYear"][aria-invalid="true"]')).toBeVisible();
    await fold.evaluate((details) => details.removeAttribute('open'));
    await form.locator('[role=alert] a[href$="-vehicleYear"]').click();
    await expect(form.locator('[name="vehicleYear"]')).toBeVisible();
    await expect(form.locator('[name="vehicleYear"]')).toBeFocused();
  });

  test('offers the state of the ZIP code in place of the page’s, and keeps folded values as a draft', async ({ page }) => {
    await page.goto('/personal-auto/states/georgia');
    const form = page.locator('#quote-form form');
    await form.locator('[name="zipCode"]').fill('33131');
    await form.locator('[name="zipCode"]').blur();
    await expect(form.locator('[name="state"]')).toHaveValue('GA');
    await form.locator('[data-note] button').click();
    await expect(form.locator('[name="state"]')).toHaveValue('FL');
    await expect(form.locator('[data-fold] [name="city"]')).toHaveValue('Miami');
    await form.locator('[name="vehicleMake"]').fill('Honda');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('answers:filing-first'))).toContain('Honda');
    await page.reload();
    await expect(form.locator('[name="vehicleMake"]')).toHaveValue('Honda');
    await expect(form.locator('[name="vehicleMake"]')).toBeVisible();
  });

  test('a preset FR-44 becomes the choice “FR-44 for another state” where the state of the ZIP code has no FR-44', async ({ page }) => {
    await page.goto('/personal-auto/fr-44-florida');
    const form = page.locator('#quote-form form');
    await form.locator('[name="zipCode"]').fill('30301');
    await form.locator('[name="zipCode"]').blur();
    await expect(form.locator('[name="filingNeeded"]')).toHaveValue('fr-44-other-state');
  });

  test('the card of a kind of building leads to the form with that kind chosen', async ({ page }) => {
    await page.goto('/es/commercial/property-and-buildings');
    await page.locator('#cards h3 a').nth(1).click();
    await expect(page).toHaveURL(/\?type=hotel#quote-form$/);
    await expect(page.locator('#quote-form [name="propertyType"]')).toHaveValue('hotel');
  });

  test('a link with car=no ticks the box for people without a car, and presets the filing', async ({ page }) => {
    await page.goto('/get-quote?state=FL&filing=fr-44&car=no#quote-personal-auto');
    const form = page.locator('form[data-form="personal-auto"]');
    await expect(form.locator('[name="ownsNoCar"]')).toBeChecked();
    await expect(form.locator('[name="filingNeeded"]')).toHaveValue('fr-44');
    await expect(form.locator('[name="vehicleYear"]')).toBeHidden();
    await expect(form.locator('[name="address"]')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false);

  test('a driver without a car asks for an FR-44 in Spanish', async ({ page, site }) => {
    await page.goto('/es/personal-auto/fr-44-florida');
    const form = page.locator('#quote-form form');
    await expect(form.locator('[name="filingNeeded"]')).toHaveValue('fr-44');
    await form.locator('[name="zipCode"]').fill('33131');
    await form.locator('[name="ownsNoCar"]').check();
    await form.locator('[data-fold] > summary').click();
    await expect(form.locator('[name="vehicleYear"]')).toBeHidden();
    await expect(form.locator('[name="address"]')).toBeHidden();
    await form.locator('[name="firstName"]').fill('Lucía');
    await form.locator('[name="lastName"]').fill('Rojas');
    const phone = `305555${String(Math.random()).slice(2, 6)}`;
    await form.locator('[name="phone"]').fill(phone);
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/es\/thank-you\/[0-9A-Z]{8}$/);
    const reference = page.url().slice(-8);
    const sent = () => site.webhook.calls.map(({ body }) => body).find((body) => body.includes(reference));
    await expect.poll(sent, { timeout: 15_000 }).toContain('Non-owner policy: Yes');
    await expect
      .poll(() => site.smtp.messages.find(({ mail }) => mail.subject?.includes(reference))?.mail.text, { timeout: 15_000 })
      .toMatch(/non-owner policy\).*: Yes/);
  });
});
